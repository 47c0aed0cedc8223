import type { Composition } from '../Composition.ts';
import { between, n, repeat, shadow } from '../shapes.ts';

/** A still life: cloth, lamp light from one side, long shadow. */
export const table: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const lamp = random() < 0.5 ? 40 : 260;
  const edge = between(random, 316, 332);
  const cloth = random() < 0.5;
  const pattern = cloth
    ? repeat(8, (at) => `<path d="M${at * 43 - 10} ${n(edge)}l-22 110" stroke-width="12"/>`)
    : repeat(
        30,
        (at) =>
          `<circle cx="${(at % 10) * 32 + (at > 9 && at < 20 ? 16 : 0)}" cy="${n(edge + 22 + Math.floor(at / 10) * 30)}" r="3.4"/>`,
      );
  const x = motifCount > 1 ? 126 : 150;
  return `<path fill="${linear([p.dark, p.near, p.far], [0, 0, 0, 330])}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, lamp, 190, 230, 0.6)}" d="M0 0h300v420H0z"/>
<path d="M${lamp < 150 ? '0 120h74v120H0' : '226 120h74v120h-74'}z" fill="${p.light}" opacity=".14"/>
<path d="M-4 ${n(edge)}h308v110H-4z" fill="${linear([p.light, p.air[2], p.far], [0, edge, 0, 420])}"/>
<g fill="${p.accent}" stroke="${p.accent}" opacity="${cloth ? '.28' : '.5'}">${pattern}</g>
<path d="M-4 ${n(edge)}h308v7H-4z" fill="${p.dark}" opacity=".18"/>
<path d="M${x} ${n(edge + 26)}l${lamp < 150 ? 120 : -120}-8v22l${lamp < 150 ? -140 : 140} 4z" opacity=".13"/>
${shadow(x, edge + 28, 120)}${motif(0, x, edge - 36, 138)}
${motifCount > 1 ? shadow(224, edge + 34, 70) + motif(1, 224, edge - 4, 84) : ''}`;
};
