import type { Composition } from '../Composition.ts';
import { between, n, repeat } from '../shapes.ts';

/** A curtain half drawn, boards, and one circle of light. */
export const stage: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const folds = repeat(6, (at) => {
    const x = at * 60 - 20;
    return `<path d="M${x} 0h34q-6 60 2 128h-38q6-60 2-128z" fill="${p.light}" opacity=".07"/>`;
  });
  const lean = between(random, -30, 30);
  return `<path fill="${linear([p.dark, p.near, p.far])}" d="M0 0h300v420H0z"/>
<path d="M${n(150 + lean)} 60L70 356h160z" fill="${p.light}" opacity=".16"/>
<path fill="${glow(p.light, 150, 286, 150, 0.75)}" d="M0 100h300v320H0z"/>
<path d="M0 330h300v90H0z" fill="${linear([p.near, p.dark], [0, 330, 0, 420])}"/>
<g stroke="${p.dark}" stroke-width="2" opacity=".5">${repeat(7, (at) => `<path d="M${at * 50} 330L${at * 74 - 72} 420"/>`)}</g>
<ellipse cx="150" cy="360" rx="104" ry="22" fill="${p.light}" opacity=".55"/><ellipse cx="150" cy="362" rx="52" ry="8" opacity=".22"/>
${motif(0, 150, 292, 142)}
${motifCount > 1 ? motif(1, 222, 336, 64) : ''}
<path d="M0 0h66q-2 150 14 220t-28 176H0z" fill="${linear([p.accent, p.dark], [0, 0, 0, 420])}"/>
<path d="M300 0h-66q2 150-14 220t28 176h52z" fill="${linear([p.accent, p.dark], [0, 0, 0, 420])}"/>
<path d="M22 0q4 200-8 400M46 0q2 170 12 300M278 0q-4 200 8 400M254 0q-2 170-12 300" fill="none" stroke="${p.dark}" stroke-width="3" opacity=".35"/>
<path d="M0 0h300v112q-25 22-50 0t-50 0-50 0-50 0-50 0-50 0z" fill="${linear([p.dark, p.accent], [0, 0, 0, 190])}"/>${folds}
<path d="M0 112q25 22 50 0t50 0 50 0 50 0 50 0 50 0" fill="none" stroke="${p.light}" stroke-width="3" opacity=".6"/>`;
};
