import type { BookCategory } from '#domain/book/bookCategories.ts';

/** Sky, far water, near water; calm above, where the title is laid over. */
const PALETTES: Readonly<Record<BookCategory, readonly [string, string, string]>> = {
  LITERATURE: ['#fdf1dc', '#8fd3d3', '#3f8f9f'],
  SCIENCE: ['#e6f3fb', '#8dbbe0', '#3d6fa8'],
  SOCIETY: ['#f3f1e4', '#b9cf9a', '#5f8a55'],
  HISTORY: ['#f8ebdd', '#d8b384', '#96683d'],
  ART_SPORTS: ['#fbeaf0', '#e3a6bd', '#a95c83'],
  CHARACTER: ['#efeafa', '#b7a8dc', '#6f5da8'],
  ACCOMPLISHMENTS: ['#eaf5ee', '#9ccfb4', '#478467'],
};

/** A quiet cover for a book that came without one: water under a sun, a little different for every number. */
export function plainCover({ bookNo, category }: { bookNo: number; category: BookCategory }): string {
  const [sky, far, near] = PALETTES[category];
  const sun = { x: 70 + ((bookNo * 37) % 160), y: 214 + ((bookNo * 13) % 24), r: 34 + ((bookNo * 7) % 14) };
  const swell = 10 + ((bookNo * 11) % 14);
  const wave = (y: number, height: number, fill: string) =>
    `<path d="M0 ${y} q37.5 ${-height} 75 0 t75 0 t75 0 t75 0 V420 H0 Z" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">
<rect width="300" height="420" fill="${sky}"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#ffffff" opacity="0.75"/>
${wave(262, swell, far)}
${wave(318, -swell, near)}
<path d="M0 372 q37.5 ${swell} 75 0 t75 0 t75 0 t75 0 V420 H0 Z" fill="#ffffff" opacity="0.22"/>
</svg>
`;
}
