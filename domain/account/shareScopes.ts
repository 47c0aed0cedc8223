/** What a student makes a link for parents for: results of missions, the reading diagnosis, or a grown-up at home. */
export const ownShareScopes = ['MISSION', 'DIAGNOSIS', 'HOME'] as const;
/** The same with what a teacher makes one for: the report of one month. */
export const shareScopes = [...ownShareScopes, 'MONTHLY_REPORT'] as const;
export type ShareScope = (typeof shareScopes)[number];
export type OwnShareScope = (typeof ownShareScopes)[number];
