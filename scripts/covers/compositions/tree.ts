import type { Composition } from '../Composition.ts';
import { between, dots, n, repeat, ridge, shadow } from '../shapes.ts';

/** One great tree at the edge and its shade. */
export const tree: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const left = random() < 0.5;
  const crown = repeat(11, (at) => {
    const x = between(random, -30, 140);
    const y = between(random, 126, 214);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(random, 26, 46))}" fill="${[p.dark, p.near, p.far][at % 3]}"/>`;
  });
  const fruit = Array.from({ length: 14 }, () => [between(random, -10, 150), between(random, 120, 230)] as const);
  const x = left ? 188 : 112;
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, x, 220, 160, 0.8)}" d="M0 60h300v360H0z"/>
<path d="${ridge(random, 300, 36, 3)}" fill="${p.far}" opacity=".55"/>
<path d="${ridge(random, 346, 22, 2)}" fill="${linear([p.near, p.dark], [0, 320, 0, 420])}"/>
<g${left ? '' : ' transform="matrix(-1 0 0 1 300 0)"'}><path d="M26 360q22-70 8-170l26-8q-2 40 8 60l32-40 10 8-38 56q-6 60 20 96z" fill="${linear([p.dark, '#3a2418'], [0, 190, 0, 360])}"/>
${crown}${dots(fruit.slice(0, 7), 5, p.accent)}${dots(fruit.slice(7), 8, p.accent)}</g>
${shadow(x, 352, 118)}${motif(0, x, 284, 136)}
${motifCount > 1 ? motif(1, left ? 246 : 54, 196, 62) : ''}
<path d="${ridge(random, 402, 14, 6)}" fill="${p.dark}"/>`;
};
