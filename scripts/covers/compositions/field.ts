import type { Composition } from '../Composition.ts';
import { between, cloud, dots, n, repeat, ridge, shadow } from '../shapes.ts';

/** Furrows and flowers under a big sun. */
export const field: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const x = motifCount > 1 ? 122 : between(random, 136, 164);
  const far = between(random, 110, 190);
  const rows = repeat(9, (at) => `<path d="M${n(far + (at - 4) * 10)} 262L${n(150 + (at - 4) * 84 - 26)} 420h46z"/>`);
  const flowers = [346, 372, 398].map((top, at) => {
    const points = Array.from({ length: 9 }, () => [between(random, 4, 296), top + between(random, 0, 20)] as const);
    const size = 4 + at * 2.4;
    return dots(points, size, at === 1 ? p.light : p.accent) + dots(points, size / 2.6, at === 1 ? p.accent : p.light);
  });
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>
<circle cx="${n(300 - far)}" cy="236" r="62" fill="${p.light}" opacity=".85"/><path fill="${glow(p.light, 300 - far, 236, 170, 0.6)}" d="M0 60h300v300H0z"/>
${cloud(between(random, 50, 110), 176, 80, p.light, 0.35)}${cloud(between(random, 200, 270), 152, 60, p.light, 0.3)}
<path d="${ridge(random, 264, 30, 3)}" fill="${p.far}" opacity=".8"/>
<path d="M0 262h300v158H0z" fill="${linear([p.far, p.near], [0, 262, 0, 420])}"/><g fill="${p.dark}" opacity=".28">${rows}</g>
${shadow(x, 356, 124)}${motif(0, x, 290, 140)}
${motifCount > 1 ? shadow(234, 330, 72) + motif(1, 234, 292, 84) : ''}
${flowers.join('')}`;
};
