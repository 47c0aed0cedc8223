import type { SiteMark } from './siteMarks.ts';

const BOOK = 'M32 22c-5-4-12-5-18-4v24c6-1 13 0 18 4 5-4 12-5 18-4V18c-6-1-13 0-18 4Z';
const WAVE = 'M6 47c6-5 11-5 17 0s12 5 18 0 11-5 17 0v11c0 3-3 6-6 6H12c-3 0-6-3-6-6Z';
const LONG_WAVE = 'M-11 48c6-5 11-5 17 0s12 5 18 0 11-5 17 0 12 5 18 0 11-5 17 0v26h-87Z';
/** Within the circle that every system leaves of a maskable icon. */
const CORNER = 'translate(47 17)';

/**
 * The sign of the product (`src/styles/favicon.svg`) in the colours of a site.
 *
 * @param shape `rounded` as it is seen; `maskable` to the edges, with all that matters in the inner four fifths: systems
 * cut it to a shape of their own
 */
export function drawIcon({ sky, spine, wave, badge }: SiteMark, shape: 'rounded' | 'maskable'): string {
  const whole = shape === 'maskable';
  const ground = whole ? 'x="-8" y="-8" width="80" height="80"' : 'width="64" height="64" rx="18"';
  const corner = badge
    ? `<g transform="${CORNER}"><circle r="11.5" fill="${wave}"/><circle r="9.6" fill="#fff"/><g fill="${wave}">${badge}</g></g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${whole ? '-8 -8 80 80' : '0 0 64 64'}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect ${ground} fill="url(#g)"/><path d="${BOOK}" fill="#fff"/><path d="M32 22v24" stroke="${spine}" stroke-width="2.5" stroke-linecap="round"/><path d="${whole ? LONG_WAVE : WAVE}" fill="${wave}" opacity=".85"/>${corner}</svg>`;
}

/** The sign as a shape without colours, for systems that give their icons one colour. */
export function drawMonochrome({ badge }: SiteMark): string {
  const hole = badge ? `<circle r="11.5" transform="${CORNER}" fill="#000"/>` : '';
  const corner = badge ? `<g transform="${CORNER} scale(1.4)">${badge}</g>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 80 80"><defs><mask id="m" maskUnits="userSpaceOnUse" x="-8" y="-8" width="80" height="80"><rect x="-8" y="-8" width="80" height="80" fill="#fff"/><path d="M32 21v27" stroke="#000" stroke-width="3"/><path d="M6 44c6-5 11-5 17 0s12 5 18 0 11-5 17 0" fill="none" stroke="#000" stroke-width="3.4"/>${hole}</mask></defs><g mask="url(#m)"><path d="${BOOK}"/><path d="${WAVE}"/></g>${corner}</svg>`;
}
