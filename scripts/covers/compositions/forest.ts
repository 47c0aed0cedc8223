import type { Composition } from '../Composition.ts';
import { between, n, ridge, shadow } from '../shapes.ts';

/** Trunks and leaves in layers, a clearing between them. */
export const forest: Composition = ({ palette: p, random, motif, motifCount, linear, glow }) => {
  const firs = random() < 0.5;
  const layer = (count: number, base: number, height: number, colour: string, opacity: number) =>
    Array.from({ length: count }, (_, at) => {
      const x = (at + between(random, 0.1, 0.9)) * (300 / count);
      const tall = height * between(random, 0.75, 1.15);
      const w = tall * 0.3;
      return firs
        ? `<path d="M${n(x)} ${n(base - tall)}l${n(w / 2)} ${n(tall * 0.42)}h-${n(w * 0.16)}l${n(w * 0.4)} ${n(tall * 0.58)}H${n(x - w * 0.74)}l${n(w * 0.4)}-${n(tall * 0.58)}h-${n(w * 0.16)}z" fill="${colour}" opacity="${opacity}"/>`
        : `<path d="M${n(x - 4)} ${base}V${n(base - tall * 0.5)}h8V${base}z" fill="${p.dark}" opacity="${opacity}"/><ellipse cx="${n(x)}" cy="${n(base - tall * 0.68)}" rx="${n(w)}" ry="${n(tall * 0.36)}" fill="${colour}" opacity="${opacity}"/>`;
    }).join('');
  const side = `<path d="M-8 120h34q-10 150 12 300H-8zM308 120h-30q8 150-14 300h44z" fill="${p.dark}"/>`;
  return `<path fill="${linear(p.air)}" d="M0 0h300v420H0z"/>
<path fill="${glow(p.light, 150, 250, 150, 0.85)}" d="M0 60h300v360H0z"/>
${layer(8, 310, 120, p.far, 0.55)}<path d="${ridge(random, 306, 12, 3)}" fill="${p.far}" opacity=".7"/>
${layer(4, 338, 150, p.near, 0.9)}<path d="${ridge(random, 336, 14, 2)}" fill="${linear([p.near, p.dark], [0, 320, 0, 420])}"/>
<path d="M110 420q24-60 30-84h22q8 30 40 84z" fill="${p.light}" opacity=".35"/>
${shadow(150, 352, 112)}${motif(0, 150, 288, 132)}
${motifCount > 1 ? motif(1, 226, 346, 66) : ''}${side}
<path d="${ridge(random, 400, 18, 5)}" fill="${p.dark}"/>`;
};
