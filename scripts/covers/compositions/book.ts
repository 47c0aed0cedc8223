import type { Composition } from '../Composition.ts';
import { between, n, ridge, stars } from '../shapes.ts';

/** A page that unfolds into a landscape. */
export const book: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const tilt = between(random, -8, 8);
  return `<path fill="${linear([p.dark, p.near, p.far])}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, 150, 270, 200, 0.7)}" d="M0 80h300v340H0z"/>
${stars(random, 22, 110, 250, p.light)}
<path d="${ridge(random, 318, 60, 3, 350)}" fill="${p.far}"/><path d="${ridge(random, 334, 40, 2, 352)}" fill="${p.near}"/>
<g transform="rotate(${n(tilt / 4)} 150 340)">
<path d="M14 352q70-32 136 0 66-32 136 0v24q-70-24-136 6-66-30-136-6z" fill="${p.dark}"/>
<path d="M20 340q66-30 130 2v30q-64-28-130-4z" fill="${linear([p.light, p.air[2]], [20, 0, 150, 0])}"/>
<path d="M280 340q-66-30-130 2v30q64-28 130-4z" fill="${linear([p.air[2], p.light], [150, 0, 280, 0])}"/>
<path d="M40 346q50-16 92 4M42 354q50-16 90 4M260 346q-50-16-92 4M258 354q-50-16-90 4" fill="none" stroke="${p.dark}" stroke-width="2" opacity=".3"/></g>
${motif(0, 150 + tilt, 262, 146)}
${motifCount > 1 ? motif(1, 228, 300, 72) : ''}`;
};
