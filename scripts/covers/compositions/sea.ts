import type { Composition } from '../Composition.ts';
import { between, cloud, n, repeat, swell } from '../shapes.ts';

/** A wide horizon with its sun, and something afloat. */
export const sea: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const sun = between(random, 70, 230);
  const line = between(random, 236, 256);
  const ship = sun > 150 ? between(random, 96, 128) : between(random, 172, 204);
  const glints = repeat(9, (at) => {
    const width = between(random, 10, 34) + at * 3;
    return `M${n(sun - width / 2 + between(random, -12, 12))} ${n(line + 8 + at * 9)}h${n(width)}`;
  });
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, sun, line, 190)}" d="M0 0h300v420H0z"/>
<circle cx="${n(sun)}" cy="${n(line - 14)}" r="${n(between(random, 26, 38))}" fill="${p.light}"/>
${cloud(between(random, 40, 120), between(random, 168, 190), 90, p.light, 0.35)}${cloud(between(random, 190, 280), between(random, 184, 206), 70, p.light, 0.28)}
<path fill="${linear([p.far, p.near, p.dark])}" d="M0 ${n(line)}h300v180H0z"/>
<path d="${glints}" stroke="${p.light}" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>
${motif(0, ship, line + 4, 132)}
<path d="${swell(line + 64, 62, 9, between(random, 0, 40))}" fill="${p.near}" opacity=".75"/>
${motifCount > 1 ? motif(1, ship > 150 ? 76 : 226, line + 76, 74) : ''}
<path d="${swell(line + 92, 78, 11, between(random, 0, 40))}" fill="${p.dark}" opacity=".6"/>
<path d="${swell(line + 128, 96, 13, between(random, 0, 40))}" fill="${p.dark}"/>`;
};
