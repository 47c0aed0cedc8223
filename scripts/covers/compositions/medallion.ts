import type { Composition } from '../Composition.ts';
import { between, n, repeat } from '../shapes.ts';

/** A portrait frame on striped cloth, with the sign of a life in it. */
export const medallion: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const wide = between(random, 14, 24);
  const stripes = repeat(Math.ceil(300 / wide), (at) =>
    at % 2 === 0 ? '' : `<rect x="${n(at * wide)}" width="${n(wide)}" height="420"/>`,
  );
  const leaves = repeat(12, (at) => {
    const side = at < 6 ? -1 : 1;
    const angle = 24 + (at % 6) * 26;
    return `<ellipse cx="150" cy="372" rx="6" ry="14" transform="rotate(${side * angle} 150 268)${` rotate(${side * 40} 150 372)`}"/>`;
  });
  return `<path fill="${linear([p.dark, p.near])}" d="M0 0h300v420H0z"/>
<g fill="${p.far}" opacity=".14">${stripes}</g>
<path fill="${glow(p.light, 150, 268, 190, 0.35)}" d="M0 60h300v360H0z"/>
<g fill="${p.accent}" opacity=".9">${leaves}</g>
<ellipse cx="150" cy="272" rx="92" ry="98" opacity=".3"/>
<ellipse cx="150" cy="266" rx="92" ry="98" fill="${linear([p.light, p.accent, p.light], [60, 170, 240, 370])}"/>
<ellipse cx="150" cy="266" rx="81" ry="87" fill="${p.dark}"/>
<ellipse cx="150" cy="266" rx="77" ry="83" fill="${linear(p.air, [0, 180, 0, 350])}"/>
<path d="M77 292q40-30 76-8t72-6q-10 72-75 71-64-2-73-57z" fill="${p.near}" opacity=".5"/>
${motif(0, 150, 264, 112)}
${motifCount > 1 ? motif(1, 196, 316, 50) : ''}
<path d="M104 386h92l-12 10 12 10h-92l12-10z" fill="${p.accent}"/><path d="M124 388h52v16h-52z" fill="${p.light}" opacity=".5"/>`;
};
