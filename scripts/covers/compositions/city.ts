import type { Composition } from '../Composition.ts';
import { between, n, repeat, stars } from '../shapes.ts';

/** Roofs and lit windows along a street. */
export const city: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const houses = (base: number, height: number, colour: string, lit: number) => {
    let x = -6;
    let drawn = '';
    let windows = '';
    while (x < 300) {
      const width = between(random, 34, 58);
      const tall = height * between(random, 0.7, 1.2);
      const roof =
        random() < 0.6 ? `l${n(width / 2)}-${n(width * 0.42)} ${n(width / 2)} ${n(width * 0.42)}` : `h${n(width)}`;
      drawn += `<path d="M${n(x)} 420V${n(base - tall)}${roof}V420z" fill="${colour}"/>`;
      const rows = Math.floor(tall / 30);
      for (let at = 0; at < rows * 2; at += 1) {
        if (random() < lit)
          windows += `M${Math.round(x + 8 + (at % 2) * (width - 26))} ${Math.round(base - tall + 12 + Math.floor(at / 2) * 26)}h9v12h-9z`;
      }
      x += width + between(random, 0, 4);
    }
    return `${drawn}<path d="${windows}" fill="${p.accent}" opacity=".85"/>`;
  };
  const x = between(random, 128, 172);
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>${stars(random, 14, 30, 190, p.light)}
<circle cx="${n(x > 150 ? 68 : 232)}" cy="172" r="22" fill="${p.light}" opacity=".9"/>
${houses(330, 110, p.far, 0.2)}${houses(370, 108, p.near, 0.55)}
<path fill="${glow(p.light, x, 300, 120, 0.75)}" d="M0 150h300v270H0z"/>
<path d="M0 372h300v48H0z" fill="${linear([p.near, p.dark], [0, 372, 0, 420])}"/>
${repeat(6, (at) => `<path d="M${at * 56 + 4} 398h26" stroke="${p.light}" stroke-width="3" opacity=".4"/>`)}
<ellipse cx="${n(x)}" cy="384" rx="60" ry="9" opacity=".3"/>${motif(0, x, 314, 140)}
${motifCount > 1 ? motif(1, x > 150 ? 66 : 234, 344, 72) : ''}`;
};
