import type { Composition } from '../Composition.ts';
import { between, n, repeat, ridge, stars } from '../shapes.ts';

/** A quiet wall, a window with its own weather, and what stands on the sill. */
export const window: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const round = random() < 0.5;
  const frame = round ? 'M66 322V206a84 84 0 0 1 168 0v116z' : 'M62 322V146h176v176z';
  const bars = round
    ? '<path d="M150 122v200M66 226h168"/>'
    : `<path d="M150 146v176M62 ${random() < 0.5 ? '204h176M62 263' : '234'}h176"/>`;
  const curtain = random() < 0.6;
  return `<path fill="${linear([p.dark, p.near])}" d="M0 0h300v420H0z"/>
<g fill="${p.far}" opacity=".12">${repeat(7, (at) => `<rect x="${at * 46 - 6}" width="14" height="420"/>`)}</g>
<clipPath id="w"><path d="${frame}"/></clipPath>
<g clip-path="url(#w)"><path fill="${linear(p.air, [0, 110, 0, 330])}" d="M40 100h220v240H40z"/>
${stars(random, 16, 130, 220, p.light)}<circle cx="${n(between(random, 96, 204))}" cy="${n(between(random, 176, 206))}" r="20" fill="${p.light}"/>
<path d="${ridge(random, 286, 34, 3)}" fill="${p.far}"/><path d="${ridge(random, 306, 22, 4)}" fill="${p.near}"/></g>
<g fill="none" stroke="${p.light}" stroke-width="5">${bars}</g>
<path d="${frame}" fill="none" stroke="${p.light}" stroke-width="9"/>
${curtain ? `<path d="M40 128q34 70 8 196H28V128zM260 128q-34 70-8 196h20V128z" fill="${p.accent}" opacity=".85"/>` : ''}
<path fill="${glow(p.light, 150, 300, 170, 0.4)}" d="M0 100h300v320H0z"/>
<path d="M34 322h232v16H34z" fill="${p.light}"/><path d="M44 338h212v9H44z" opacity=".25"/>
${motif(0, 150, 274, 124)}
${motifCount > 1 ? motif(1, 226, 300, 58) : ''}`;
};
