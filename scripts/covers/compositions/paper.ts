import type { Composition } from '../Composition.ts';
import { between, n, shadow } from '../shapes.ts';

/** Sheets of cut paper, each hole looking deeper. */
export const paper: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const bumps = 7 + Math.floor(random() * 4);
  const phase = between(random, 0, 6);
  const hole = (radius: number, wobble: number) => {
    const at = (angle: number) => {
      const r = radius * (1 + wobble * Math.sin(angle * bumps + phase));
      return `${n(150 + Math.cos(angle) * r)} ${n(272 + Math.sin(angle) * r * 0.96)}`;
    };
    const turns = Array.from({ length: 48 }, (_, index) => at((index / 48) * Math.PI * 2));
    return `M0 0h300v420H0zM${turns.join('L')}z`;
  };
  const sheets = [
    { radius: 92, wobble: 0.05, fill: p.far },
    { radius: 112, wobble: 0.07, fill: p.near },
    { radius: 136, wobble: 0.06, fill: p.dark },
  ];
  const drawn = sheets.map(
    ({ radius, wobble, fill }) =>
      `<path transform="translate(0 5)" fill-rule="evenodd" d="${hole(radius, wobble)}" opacity=".22"/><path fill-rule="evenodd" d="${hole(radius, wobble)}" fill="${fill}"/>`,
  );
  return `<path fill="${linear([p.air[1], p.air[2], p.light], [0, 150, 0, 400])}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, 150, 270, 110, 0.9)}" d="M0 120h300v300H0z"/>
${drawn.join('')}
${shadow(150, 334, 90, 0.2)}${motif(0, 150, 270, 134)}
${motifCount > 1 ? motif(1, 216, 330, 66) : ''}`;
};
