/** The coaches on the road to Rome: land tint, motif on both sides, letters in the middle. */
import type { LandLook } from './lands';
import { motifMarkup } from './motifs';
import { escapeText } from './svg';

const BODY = 'M-13 -11H9q5.4 0 5.4 5.4V5H-9.4q-5.6 0 -5.6 -6.6V-9q0 -2 2 -2z';
const HALO =
  'M-13.4 -11.4H9.4q5.4 0 5.4 5.4V5.4H-9.6q-5.8 0 -5.8 -6.8V-9.4q0 -2 2 -2zM-7 12.4a4.6 4.6 0 1 1 .1 0' +
  'M8.4 12.4a4.6 4.6 0 1 1 .1 0';

/** clipId must be the caller's own; a coach of two lands is halved. */
export function coachMarkup(looks: readonly LandLook[], letters: string, clipId: string): string {
  const front = looks[0];
  const rear = looks[looks.length - 1];
  return (
    `<path class="halo" d="${HALO}"/><defs><clipPath id="${clipId}"><path d="${BODY}"/></clipPath></defs>` +
    `<g clip-path="url(#${clipId})">${motifMarkup(front, -15.4, -11, 12, 16, 0)}` +
    `${motifMarkup(rear, 3.4, -11, 11.6, 16, 0)}` +
    `<g class="tint-${front.tint}"><rect class="ph-tint" x="-3.6" y="-11" width="7.2" height="16"/></g></g>` +
    `<path class="edge" d="${BODY}"/><circle class="wheel" cx="-7" cy="7.4" r="4.4"/>` +
    '<circle class="wheel" cx="8" cy="7.6" r="4"/><circle class="medal" cx="-.4" cy="-3" r="7.4"/>' +
    `<text x="-.4" y=".6">${escapeText(letters)}</text>`
  );
}
