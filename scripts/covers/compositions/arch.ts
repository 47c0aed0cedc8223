import type { Composition } from '../Composition.ts';
import { n, repeat, stars } from '../shapes.ts';

/** Arches one inside the other, light at their end. */
export const arch: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const pointed = random() < 0.4;
  const shape = (half: number, top: number, base: number) =>
    pointed
      ? `M${n(150 - half)} ${base}V${n(top + half)}Q${n(150 - half)} ${n(top + half * 0.2)} 150 ${n(top - half * 0.2)}Q${n(150 + half)} ${n(top + half * 0.2)} ${n(150 + half)} ${n(top + half)}V${base}z`
      : `M${n(150 - half)} ${base}V${n(top + half)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0V${base}z`;
  const rings = [132, 112, 93].map((half, at) => {
    const paint = [p.near, p.far, p.dark][at] ?? p.far;
    return `<path d="${shape(half, 122 + at * 14, 420)}" fill="${paint}"/>`;
  });
  const floor = repeat(6, (at) => `<path d="M${n(150 - 75 + at * 30)} 352L${n(150 - 150 + at * 60)} 420"/>`);
  return `<path fill="${linear([p.dark, p.near])}" d="M0 0h300v420H0z"/>
${rings.join('')}
<path d="${shape(80, 164, 372)}" fill="${linear(p.air, [0, 150, 0, 372])}"/>
${stars(random, 8, 180, 240, p.light)}
<path fill="${glow(p.light, 150, 296, 110, 0.8)}" d="M70 150h160v222H70z"/>
<path d="M0 420L70 352h160l70 68z" fill="${linear([p.far, p.dark], [0, 352, 0, 420])}"/><g stroke="${p.dark}" stroke-width="2" opacity=".45">${floor}</g>
<g fill="${p.light}" opacity=".2"><path d="M18 170h10v250H18zM272 170h10v250h-10z"/></g>
<ellipse cx="150" cy="364" rx="54" ry="9" opacity=".28"/>${motif(0, 150, 300, 126)}
${motifCount > 1 ? motif(1, 204, 344, 56) : ''}`;
};
