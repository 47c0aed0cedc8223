import type { Composition } from '../Composition.ts';
import { between, n, stars } from '../shapes.ts';

/** Paths around a centre: planets, ideas, parts of one thing. */
export const orbit: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const tilt = between(random, -26, 26);
  const rings = [62, 96, 130, 166].map((radius) => {
    const angle = between(random, 0, Math.PI * 2);
    const flat = radius * 0.62;
    const size = between(random, 4, 10);
    const colour = [p.accent, p.light, p.far][Math.floor(random() * 3)] ?? p.light;
    return `<ellipse cx="150" cy="272" rx="${radius}" ry="${n(flat)}" fill="none" stroke="${p.light}" stroke-width="1.6" opacity=".45"/><circle cx="${n(150 + Math.cos(angle) * radius)}" cy="${n(272 + Math.sin(angle) * flat)}" r="${n(size)}" fill="${colour}"/>`;
  });
  return `<path fill="${linear([p.dark, p.air[0], p.air[1], p.dark])}" d="M0 0h300v420H0z"/>
${stars(random, 40, 16, 410, p.light)}
<path fill="${glow(p.accent, 150, 272, 170, 0.5)}" d="M0 60h300v360H0z"/>
<g transform="rotate(${n(tilt)} 150 272)">${rings.join('')}</g>
<path fill="${glow(p.light, 150, 272, 88, 0.9)}" d="M40 160h220v220H40z"/>
${motif(0, 150, 272, 122)}
${motifCount > 1 ? motif(1, tilt > 0 ? 236 : 64, 196, 66) : ''}`;
};
