/** Mountains, hills and trees of the engraved sheet. */
import { r1 } from './svg';

/** Faces are covered with paper, so that nearer marks stand before farther ones. */
export function reliefMarkup(
  kind: string,
  x: number,
  y: number,
  variation: number,
  ink: string,
  paper: string,
): string {
  const k = 0.8 + variation * 0.45;
  const n = (value: number): number => r1(value * k);
  const place = `transform="translate(${r1(x)} ${r1(y)})"`;
  const face = (d: string): string => `<path fill="${paper}" stroke-width=".7" d="${d}"/>`;
  const tree = (d: string): string => `<path ${place} stroke-width=".65" stroke-opacity=".8" d="${d}"/>`;
  if (kind === 'alp') {
    const lee = `M0 ${n(-8.6)}L${n(3)} ${n(-4)}L${n(8)} 4L${n(2)} 4L${n(0.6)} ${n(-2)}z`;
    return (
      `<g ${place}>${face(`M${n(-8)} 4L${n(-2)} ${n(-6)}L0 ${n(-8.6)}L${n(3)} ${n(-4)}L${n(8)} 4`)}` +
      `<path fill="${ink}" fill-opacity=".3" stroke="none" d="${lee}"/></g>`
    );
  }
  if (kind === 'fir') return tree(`M0 ${n(-6)}L${n(-2.3)} 1.4H${n(2.3)}zM0 1.4v1.6`);
  if (kind === 'oak') return tree(`M0 1.2v2M${n(-2.6)} .8a${n(2.4)} ${n(2.4)} 0 1 1 ${n(5.2)} 0z`);
  return (
    `<g ${place}>${face(`M${n(-7)} 3q${n(3)} ${n(-7)} ${n(7)} ${n(-6)}t${n(6)} ${n(6.4)}`)}` +
    '<path stroke-width=".5" stroke-opacity=".6" d="M2 -1l2 3M4 0l1.6 2.4"/></g>'
  );
}
