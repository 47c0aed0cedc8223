/** What a link for parents is made for: results of missions, the reading diagnosis, or a grown-up at home. */
export const shareScopes = ['MISSION', 'DIAGNOSIS', 'HOME'] as const;
export type ShareScope = (typeof shareScopes)[number];
