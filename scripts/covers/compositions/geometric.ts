import type { Composition } from '../Composition.ts';
import { between, n, repeat } from '../shapes.ts';

/** Circles, bars and one thought in their middle. */
export const geometric: Composition = ({ palette: p, random, motif, motifCount, linear }) => {
  const kind = Math.floor(random() * 4);
  const colours = [p.near, p.far, p.accent, p.light, p.dark] as const;
  const pick = () => colours[Math.floor(random() * colours.length)] ?? p.near;
  const quarters = repeat(16, (at) => {
    const x = (at % 4) * 75;
    const y = 120 + Math.floor(at / 4) * 75;
    const turn = Math.floor(random() * 4) * 90;
    return `<path d="M${x} ${y}h75a75 75 0 0 1-75 75z" transform="rotate(${turn} ${x + 37.5} ${y + 37.5})" fill="${pick()}" opacity=".5"/>`;
  });
  const arcs = repeat(
    7,
    (at) =>
      `<circle cx="150" cy="272" r="${196 - at * 22}" fill="${at % 2 === 0 ? p.near : p.far}" opacity="${n(0.3 + at * 0.08)}"/>`,
  );
  const bars = repeat(13, (at) => {
    const height = between(random, 60, 230);
    return `<rect x="${at * 25 - 8}" y="${n(420 - height)}" width="17" height="${n(height)}" rx="8" fill="${pick()}" opacity=".55"/>`;
  });
  const lines = repeat(
    16,
    (at) =>
      `<path d="M150 272L${n(150 + Math.cos((at * Math.PI) / 8) * 330)} ${n(272 + Math.sin((at * Math.PI) / 8) * 330)}" stroke="${at % 2 === 0 ? p.far : p.near}" stroke-width="16" opacity=".35"/>`,
  );
  const field = [quarters, arcs, bars, lines][kind] ?? arcs;
  return `<path fill="${linear([p.dark, p.air[0], p.air[1]])}" d="M0 0h300v420H0z"/>
<g>${field}</g>
<path d="M0 0h300v118H0z" fill="${linear([p.dark, p.air[0]], [0, 0, 0, 130])}"/>
<circle cx="150" cy="276" r="97" opacity=".25"/><circle cx="150" cy="270" r="94" fill="${p.light}"/>
<circle cx="150" cy="270" r="86" fill="none" stroke="${p.accent}" stroke-width="3"/>
${motif(0, 150, 270, 116)}
${motifCount > 1 ? motif(1, 214, 326, 58) : ''}`;
};
