import type { SiteName } from '../../contract/site.ts';

/** What distinguishes the icons of the three sites: a colour, and a shape in the corner for users who cannot see it. */
export interface SiteMark {
  /** From top to bottom behind the book. */
  sky: readonly [string, string];
  spine: string;
  wave: string;
  /** Around (0, 0), ten units wide; the academy's is the sign of the product itself. */
  badge: string | null;
}

export const siteMarks: Readonly<Record<SiteName, SiteMark>> = {
  edu: { sky: ['#a5e3df', '#2c959b'], spine: '#8cd0cd', wave: '#0e6671', badge: null },
  school: {
    sky: ['#b9d6fa', '#3b70c4'],
    spine: '#9fc2ee',
    wave: '#1d3f86',
    badge: '<path d="M-3.6-6h1.6v12h-1.6Z"/><path d="M-2-5.6 6-2.6-2 .6Z"/>',
  },
  home: {
    sky: ['#ffdcc2', '#ea7d5e'],
    spine: '#f6b89d',
    wave: '#9c3a30',
    badge: '<path d="M0-6 6.4 0H4.4v5.4H-4.4V0h-2Z"/>',
  },
};
