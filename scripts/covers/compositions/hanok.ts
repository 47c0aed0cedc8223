import type { Composition } from '../Composition.ts';
import { between, n, peaks, repeat, stars } from '../shapes.ts';

/** Under the eaves of a tiled house, before a papered lattice door. */
export const hanok: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const moon = random() < 0.5 ? 64 : 236;
  const lattice = `<path d="${repeat(5, (at) => `M${98 + at * 26} 232v120M84 ${244 + at * 24}h132`)}"/>`;
  const eaves = 'd="M16 197Q150 221 288 196" fill="none" stroke-linecap="round" stroke-dasharray="0 20"';
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>${stars(random, 10, 30, 150, p.light)}
<circle cx="${moon}" cy="${n(between(random, 138, 154))}" r="20" fill="${p.light}"/>
<path d="${peaks(random, 196, 44, 4)}" fill="${p.far}" opacity=".6"/>
<path d="M30 216h240v150H30z" fill="${linear([p.light, p.air[2]], [0, 216, 0, 366])}"/>
<g fill="${p.dark}"><path d="M30 216h12v150H30zM258 216h12v150h-12zM78 226h144v6H78zM78 226h6v136h-6zM216 226h6v136h-6z"/></g>
<g stroke="${p.dark}" stroke-width="2" opacity=".45">${lattice}</g>
<path fill="${glow(p.accent, 150, 300, 120, 0.55)}" d="M30 216h240v150H30z"/>
<path d="M-14 206q54-6 84-44h160q30 38 84 44l-10 16q-70-20-154-20T-4 222z" fill="${linear([p.near, p.dark], [0, 162, 0, 222])}"/>
<path d="M70 162h160v-9H70z" fill="${p.dark}"/><path ${eaves} stroke="${p.far}" stroke-width="17"/><path ${eaves} stroke="${p.dark}" stroke-width="14"/>
<path d="M0 366h300v54H0z" fill="${linear([p.near, p.dark], [0, 366, 0, 420])}"/><path d="M20 358h260v12H20z" fill="${p.dark}" opacity=".75"/>
<ellipse cx="150" cy="378" rx="62" ry="9" opacity=".3"/>${motif(0, 150, 314, 132)}
${motifCount > 1 ? motif(1, moon < 150 ? 240 : 60, 344, 68) : ''}`;
};
