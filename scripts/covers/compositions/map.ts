import type { Composition } from '../Composition.ts';
import { between, n, repeat } from '../shapes.ts';

/** A chart with coasts, a dotted way and where it leads. */
export const map: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const coast = (x: number, y: number, size: number) => {
    const points = Array.from({ length: 9 }, (_, at) => {
      const radius = size * between(random, 0.62, 1.1);
      const angle = (at / 9) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.8] as const;
    });
    const middle = (a: readonly [number, number], b: readonly [number, number]) =>
      `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
    const [first = [0, 0] as const, last = [0, 0] as const] = [points[0], points.at(-1)];
    const turns = points.map((point, at) => `Q${n(point[0])} ${n(point[1])} ${middle(point, points[at + 1] ?? first)}`);
    return `<path d="M${middle(last, first)}${turns.join('')}Z"/>`;
  };
  const goal = random() < 0.5 ? 104 : 196;
  const start = 300 - goal;
  const lands = coast(goal, 262, 84) + coast(start, 368, 62) + coast(start + (start > 150 ? 30 : -30), 186, 40);
  return `<path fill="${linear([p.dark, p.near, p.far])}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, 150, 270, 210, 0.4)}" d="M0 0h300v420H0z"/>
<g stroke="${p.light}" opacity=".16">${repeat(6, (at) => `<path d="M${at * 60} 0v420M0 ${at * 70 + 20}h300"/>`)}</g>
<g fill="none" stroke="${p.light}" stroke-width="9" opacity=".2">${lands}</g><g fill="${linear([p.light, p.air[2]], [0, 150, 0, 420])}">${lands}</g>
<path d="M${start} 366Q${goal} 384 ${n(150 + (goal - 150) * 0.2)} 326T${goal} 300" fill="none" stroke="${p.accent}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>
<path d="M${start - 7} 359l14 14m0-14l-14 14" stroke="${p.accent}" stroke-width="5" stroke-linecap="round"/>
<ellipse cx="${goal}" cy="308" rx="44" ry="7" opacity=".22"/>${motif(0, goal, 250, 122)}
${motifCount > 1 ? motif(1, start, 330, 62) : ''}
<g transform="translate(${start > 150 ? 262 : 38} 218)" fill="${p.light}"><path d="M0-22L5-5 22 0 5 5 0 22-5 5-22 0-5-5z" opacity=".85"/><circle r="3" fill="${p.dark}"/></g>`;
};
