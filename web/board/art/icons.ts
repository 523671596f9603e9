/** All icons by name, in a box of 24, drawn with the current colour. Class solid is filled, paper is the ground. */
import { HORSE } from './horses';

/** The post horn, about 26 wide around the origin. */
export const HORN =
  '<g class="horn"><circle cx="-.6" cy=".6" r="6.2" stroke-width="2.1"/><path d="M-11.6 -5.6H-1.4" stroke-width="2.1"/>' +
  '<path d="M-12.4 -7.4v3.6" stroke-width="1.8"/>' +
  '<path class="bell" d="M-2.4 -6.6C3.6 -6.5 8.4 -7.6 12.6 -11.2V-.2C8.4 -3.6 3.6 -4.7 -2.4 -4.6z" stroke-width=".8"/>' +
  '<path d="M-3.6 6.8c-.6 2 -2.4 2.2 -2.6 4.6M2.2 6.8c.6 2 2.4 2.2 2.6 4.6" stroke-width="1.3"/></g>';

export const icons = {
  horn: `<g transform="translate(12 12) scale(.92)">${HORN}</g>`,
  postilion: `<g transform="translate(12 12.6) scale(.88)">${HORN}</g>`,
  horse: `<g transform="translate(4.4 6) scale(.29)"><path class="solid" d="${HORSE}"/></g>`,
  postmaster:
    '<rect x="2.5" y="5.5" width="19" height="13" rx="1.2"/>' +
    '<path d="M2.8 6.2L12 13.4L21.2 6.2M2.8 18.2l6.4-6.6M21.2 18.2l-6.4-6.6"/>' +
    '<circle class="solid" cx="12" cy="13.2" r="2.6"/>',
  bailiff:
    '<path d="M6.2 3.5h12.6a2 2 0 0 1 2 2v1.8h-3.4M6.2 3.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9.2a2 2 0 0 0 2-2v-13"/>' +
    '<path d="M7.4 8.2h6.6M7.4 11.4h6.6M7.4 14.6h3.6"/>' +
    '<circle class="solid" cx="13.6" cy="16.4" r="2.1"/>',
  cartwright:
    '<circle cx="12" cy="12" r="9.4"/><circle cx="12" cy="12" r="7"/>' +
    '<circle class="solid" cx="12" cy="12" r="2.1"/>' +
    '<path d="M12 5v4.9M12 14.1V19M5 12h4.9M14.1 12H19M7.05 7.05l3.45 3.45M13.5 13.5l3.45 3.45M16.95 7.05l-3.45 3.45M10.5 13.5l-3.45 3.45"/>',
  cards:
    '<rect x="3.5" y="7" width="9" height="13" rx="1.4" transform="rotate(-12 8 14)"/>' +
    '<rect class="paper" x="10.5" y="5.5" width="9.5" height="13.5" rx="1.4" transform="rotate(8 15 12)"/>',
  house: '<path d="M3.5 20.5V11L12 3.5L20.5 11v9.5z"/><path d="M9.8 20.5v-6h4.4v6"/>',
  carriage:
    '<path d="M3.4 6.2h11.4c1.8 0 2.6 1.2 2.6 3v4.6H5.2C3.6 13.8 3 12.6 3 11z"/>' +
    '<path d="M6.2 6.4v4.2h3.6V6.4M17.4 12.6h4"/><circle class="paper" cx="7" cy="16.8" r="3.3"/>' +
    '<circle class="paper" cx="15.8" cy="17.2" r="2.8"/>',
  shield: '<path d="M12 2.8l7.6 2.8v6.2c0 4.8-3.2 7.8-7.6 9.6c-4.4-1.8-7.6-4.8-7.6-9.6V5.6z"/>',
  undo: '<path d="M8.2 5L3.8 9.4l4.4 4.4"/><path d="M4 9.4h9.4a6 6 0 0 1 0 12H9"/>',
  hint: '<path d="M9 17.6c0-2.6-3.2-3.8-3.2-7.8a6.2 6.2 0 0 1 12.4 0c0 4-3.2 5.2-3.2 7.8zM9.6 20.8h4.8"/>',
  book: '<path d="M12 6.2C9.6 4.4 6.4 4 3 4.4v14c3.4-.4 6.6 0 9 1.8c2.4-1.8 5.6-2.2 9-1.8v-14c-3.4-.4-6.6 0-9 1.8zM12 6.2v14"/>',
  gear:
    '<circle cx="12" cy="12" r="3.2"/>' +
    '<path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1"/>',
  sound:
    '<path d="M4 9.4v5.2h3.4L12 18.8V5.2L7.4 9.4zM15.4 9a4.2 4.2 0 0 1 0 6M17.8 6.4a7.8 7.8 0 0 1 0 11.2"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  check: '<path d="M5 12.6l4.8 4.8L19.4 7.2"/>',
  later: '<path d="M12 7.6v5l3 2"/><circle cx="12" cy="12.4" r="7.6"/>',
  forbidden: '<circle cx="12" cy="12" r="8"/><path d="M6.6 6.6l10.8 10.8"/>',
  alert: '<path d="M12 4.4v10M12 18.6v.6" stroke-width="2.6"/>',
  'arrow-right': '<path d="M5 12h13M12.6 6.2L18.6 12l-6 5.8"/>',
  medal: '<circle cx="12" cy="11" r="7.2"/><path d="M8.6 17l-1.8 4.6l5.2-2.2l5.2 2.2l-1.8-4.6"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  bot:
    '<rect x="5" y="8" width="14" height="11" rx="2.4"/><path d="M12 8V4.4M9.4 13v1.4M14.6 13v1.4"/>' +
    '<circle cx="12" cy="3.8" r="1"/>',
  globe:
    '<circle cx="12" cy="12" r="8.6"/>' +
    '<path d="M3.4 12h17.2M12 3.4c3 2.6 3.6 5.6 3.6 8.6s-.6 6-3.6 8.6c-3-2.6-3.6-5.6-3.6-8.6s.6-6 3.6-8.6z"/>',
  learn: '<path d="M2.6 9.4L12 5l9.4 4.4L12 13.8zM6.4 11.4v4.8c3.4 2.6 7.8 2.6 11.2 0v-4.8M21.4 9.4v5.4"/>',
  play: '<path d="M8 5.4v13.2L18.6 12z"/>',
  eye:
    '<path d="M2.6 12c2.4-4.2 5.6-6.2 9.4-6.2s7 2 9.4 6.2c-2.4 4.2-5.6 6.2-9.4 6.2S5 16.2 2.6 12z"/>' +
    '<circle cx="12" cy="12" r="2.8"/>',
  network:
    '<circle cx="5" cy="17" r="2.4"/><circle cx="12" cy="6" r="2.4"/>' +
    '<circle cx="19" cy="17" r="2.4"/><path d="M6.4 15l4.4-7M13.2 8l4.4 7M7.4 17h9.2"/>',
  flag: '<path d="M6 21V4M6 4.6h11.6l-2.4 3.8l2.4 3.8H6"/>',
  'chevron-up': '<path d="M6 14.6L12 8.6l6 6"/>',
  share:
    '<circle cx="6" cy="12" r="2.6"/><circle cx="17.6" cy="5.8" r="2.6"/>' +
    '<circle cx="17.6" cy="18.2" r="2.6"/><path d="M8.4 10.8l6.8 -3.8M8.4 13.2l6.8 3.8"/>',
  replay: '<path d="M4.4 12a7.6 7.6 0 1 0 2.4 -5.6M4.6 3.6v4h4"/><path d="M10.4 9.2v5.6l4.6 -2.8z"/>',
  chart: '<path d="M4 4v16h16"/><path d="M7 15l4 -5l3.4 3L19.4 7"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.8 .2l3 -3a4 4 0 0 0 -5.6 -5.6l-1.4 1.4M14 10a4 4 0 0 0 -5.8 -.2l-3 3a4 4 0 0 0 5.6 5.6l1.4 -1.4"/>',
  clock: '<circle cx="12" cy="12" r="8.2"/><path d="M12 7v5.4l3.6 2"/>',
  cross: '<path d="M6.4 6.4l11.2 11.2M17.6 6.4L6.4 17.6"/>',
  crown: '<path d="M4 17.6L3 7.4l5 3.8L12 5l4 6.2l5 -3.8l-1 10.2zM4.2 20.4h15.6"/>',
  church: '<path d="M12 2.6v5M10 4.6h4M6.4 20.6v-8L12 7.8l5.6 4.8v8zM12 20.6v-4.4"/>',
  cycle: '<path d="M6 9a7 7 0 0 1 12 0M18 15a7 7 0 0 1 -12 0M18 4.6V9h-4.4M6 19.4V15h4.4"/>',
  route:
    '<circle class="solid" cx="4" cy="12" r="2.9"/><circle class="solid" cx="20" cy="12" r="2.9"/><path d="M4 12h16"/>',
  gate: '<path class="solid" d="M3.4 21V5.6h4v3.4h2.6V5.6h4v3.4h2.6V5.6h4V21h-5.8v-5.2a2.8 2.8 0 0 0 -5.6 0V21z"/>',
  download: '<path d="M12 3.6v11M7.4 10.4L12 15l4.6 -4.6M4.4 16.4v4h15.2v-4"/>',
  first: '<path d="M6.4 5.4v13.2M18.6 5.4v13.2L9 12z"/>',
  last: '<path d="M17.6 5.4v13.2M5.4 5.4v13.2L15 12z"/>',
  'turn-back': '<path d="M12 6L6 12l6 6M18.6 6l-6 6l6 6"/>',
  'turn-on': '<path d="M12 6l6 6l-6 6M5.4 6l6 6l-6 6"/>',
  pause: '<path d="M8.4 5.4v13.2M15.6 5.4v13.2" stroke-width="2.6"/>',
  branch:
    '<circle cx="6.4" cy="5.2" r="2.4"/><circle cx="6.4" cy="18.8" r="2.4"/><circle cx="17.6" cy="7.2" r="2.4"/>' +
    '<path d="M6.4 7.6v8.8M6.4 13.4c0 -3.4 8.4 -1.6 11.2 -3.8"/>',
  'chevron-left': '<path d="M14.6 6L8.6 12l6 6"/>',
  'chevron-right': '<path d="M9.4 6l6 6l-6 6"/>',
  'chevron-down': '<path d="M6 9.4l6 6l6 -6"/>',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as readonly IconName[];
