import type { Composition } from '../Composition.ts';
import { between, n, peaks, ridge } from '../shapes.ts';

/** A hanging scroll with mountains in ink. */
export const scroll: Composition = ({ palette: p, random, motif, motifCount, linear }) => {
  const sun = random() < 0.5 ? 102 : 198;
  const sharp = random() < 0.5;
  const far = sharp ? peaks(random, 286, 70, 4, 352) : ridge(random, 276, 66, 3, 352);
  return `<path fill="${linear([p.dark, p.near])}" d="M0 0h300v420H0z"/>
<path d="M0 0h300v420H0z" fill="${p.far}" opacity=".12"/>
<path d="M60 138h192v252H60z" opacity=".28"/>
<path d="M52 128h196v252H52z" fill="${linear([p.far, p.near], [52, 128, 248, 380])}"/>
<clipPath id="w"><path d="M66 146h168v206H66z"/></clipPath>
<path d="M66 146h168v206H66z" fill="${linear([p.light, p.air[2]], [0, 146, 0, 352])}"/>
<g clip-path="url(#w)"><circle cx="${sun}" cy="186" r="17" fill="${p.accent}" opacity=".8"/>
<path d="${far}" fill="${linear([p.near, p.light], [0, 214, 0, 330])}" opacity=".6"/>
<path d="${ridge(random, 316, 30, 3, 352)}" fill="${linear([p.dark, p.far], [0, 288, 0, 360])}" opacity=".5"/>
<path d="M60 ${n(between(random, 240, 262))}q50-10 96 0t90-4v9q-50 8-96 0t-90 4z" fill="${p.light}" opacity=".6"/></g>
${motif(0, 150, 268, 126)}
${motifCount > 1 ? motif(1, sun < 150 ? 204 : 96, 206, 52) : ''}
<path d="M40 118h220v14H40zM40 376h220v14H40z" fill="${p.dark}"/><path d="M40 118h220v4H40zM40 376h220v4H40z" fill="${p.accent}"/>
<path d="M34 115h10v20H34zM256 115h10v20h-10zM34 373h10v20H34zM256 373h10v20h-10z" fill="${p.accent}"/>
<path d="M96 118L150 78l54 40" fill="none" stroke="${p.accent}" stroke-width="3" opacity=".8"/>`;
};
