import type { Composition } from '../Composition.ts';
import { between, cloud, n, ridge, shadow } from '../shapes.ts';

/** Hills one behind the other and a path that winds to the one who stands there. */
export const hills: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const sun = between(random, 60, 240);
  const stand = sun > 150 ? between(random, 100, 130) : between(random, 170, 200);
  const away = stand > 150 ? 60 : 240;
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, sun, 190, 150)}" d="M0 0h300v420H0z"/>
<circle cx="${n(sun)}" cy="182" r="24" fill="${p.light}" opacity=".9"/>
${cloud(between(random, 30, 150), 160, 84, p.light, 0.4)}${cloud(between(random, 170, 290), 184, 64, p.light, 0.32)}
<path d="${ridge(random, 250, 56, 3)}" fill="${p.far}" opacity=".6"/>
<path d="${ridge(random, 272, 44, 2)}" fill="${p.far}"/>
<path d="${ridge(random, 312, 40, 2)}" fill="${linear([p.near, p.dark], [0, 280, 0, 420])}"/>
<path d="M${n(stand - 8)} 318q${away > 150 ? 40 : -40} 22 ${away > 150 ? 6 : -6} 46t${away > 150 ? 20 : -20} 60h${away > 150 ? 64 : -64}q${away > 150 ? 10 : -10}-40 ${away > 150 ? -34 : 34}-66t${away > 150 ? -30 : 30}-40z" fill="${p.light}" opacity=".7"/>
${shadow(stand, 322, 100)}${motif(0, stand, 262, 132)}
${motifCount > 1 ? shadow(away, 356, 60) + motif(1, away, 324, 76) : ''}
<path d="${ridge(random, 396, 22, 4)}" fill="${p.dark}"/>`;
};
