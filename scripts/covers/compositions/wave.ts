import type { Composition } from '../Composition.ts';
import { between, n, stars } from '../shapes.ts';

/** Scale upon scale of water, and what it carries. */
export const wave: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const radius = between(random, 26, 38);
  // A dashed line of dashes without length is a row of circles.
  const row = (y: number, shift: number, colours: readonly string[]) =>
    colours
      .map((colour, ring) => {
        const size = radius * 2 * (1 - ring * 0.28);
        return `<path d="M${n(-shift)} ${n(y)}H340" stroke="${colour}" stroke-width="${n(size)}" stroke-dasharray="0 ${n(radius * 2)}" stroke-linecap="round"/>`;
      })
      .join('');
  const x = between(random, 130, 170);
  const rings = [p.near, p.far, p.near];
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>
${stars(random, 10, 120, 220, p.light)}<path fill="${glow(p.light, x, 220, 150, 0.7)}" d="M0 60h300v360H0z"/>
<circle cx="${n(300 - x)}" cy="196" r="46" fill="${p.light}" opacity=".5"/>
${row(312, 0, [p.far, p.air[2], p.far])}
${motif(0, x, 268, 136)}
${motifCount > 1 ? motif(1, x > 150 ? 62 : 238, 200, 66) : ''}
${row(312 + radius * 0.72, radius, rings)}${row(312 + radius * 1.44, 0, [p.dark, p.near, p.dark])}${row(312 + radius * 2.2, radius, [p.dark, p.near, p.dark])}
<path d="M0 ${n(312 + radius * 2.2)}h300v110H0z" fill="${p.dark}"/>`;
};
