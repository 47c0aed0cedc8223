import type { Composition } from '../Composition.ts';
import { between, n, peaks, ridge, stars } from '../shapes.ts';

/** A sky full of stars over a sleeping land, and one thing that shines. */
export const night: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const moon = random() < 0.5 ? between(random, 62, 92) : between(random, 208, 238);
  const x = moon > 150 ? 128 : 172;
  const land = random() < 0.5 ? ridge(random, 352, 36, 4) : peaks(random, 366, 64, 4);
  return `<path fill="${linear([p.dark, ...p.air.slice(0, 2), p.air[2]])}" d="M0 0h300v420H0z"/>
<path d="M-20 330Q90 150 320 96v70Q130 210 20 350z" fill="${p.light}" opacity=".09"/>
${stars(random, 46, 20, 320, p.light)}
<path fill="${glow(p.light, x, 246, 120, 0.55)}" d="M0 100h300v320H0z"/>
<circle cx="${n(moon)}" cy="168" r="19" fill="${p.light}"/><circle cx="${n(moon + 8)}" cy="163" r="17" fill="${p.air[0]}"/>
${motif(0, x, 246, 138)}
${motifCount > 1 ? motif(1, moon > 150 ? 224 : 76, 292, 70) : ''}
<path d="${ridge(random, 344, 30, 3)}" fill="${p.near}" opacity=".8"/>
<path d="${land}" fill="${p.dark}"/>
<path d="${ridge(random, 400, 16, 5)}" opacity=".35"/>`;
};
