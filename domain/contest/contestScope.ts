/** Whose contest it is: of whole sites, of an institution, or of some of its classes. */
export const contestScopes = ['SITE', 'INSTITUTION', 'CLASS'] as const;
export type ContestScope = (typeof contestScopes)[number];

/** Who gives a contest. */
export interface ContestHost {
  readonly sites: readonly string[];
  /** Null: everybody of the sites takes part. */
  readonly academyNo: number | null;
  /** Empty: everybody of the institution. */
  readonly classNos: readonly number[];
}

/** A contest of whole sites. */
export function siteHost(sites: readonly string[]): ContestHost {
  return { sites, academyNo: null, classNos: [] };
}

/** Where a reader belongs. */
export interface ReaderPlace {
  readonly site: string;
  readonly academyNo: number | null;
  readonly classNo: number | null;
}

export function contestScope({ academyNo, classNos }: ContestHost): ContestScope {
  if (academyNo === null) return 'SITE';
  return classNos.length === 0 ? 'INSTITUTION' : 'CLASS';
}

/** Whether a reader may join a contest. */
export function isForReader({ sites, academyNo, classNos }: ContestHost, reader: ReaderPlace): boolean {
  if (!sites.includes(reader.site)) return false;
  if (academyNo === null) return true;
  if (academyNo !== reader.academyNo) return false;
  return classNos.length === 0 || (reader.classNo !== null && classNos.includes(reader.classNo));
}

/**
 * Whether what a reader who has joined does still counts: a change of class changes nothing, another institution ends
 * its part.
 */
export function staysInContest({ sites, academyNo }: ContestHost, reader: ReaderPlace): boolean {
  return sites.includes(reader.site) && (academyNo === null || academyNo === reader.academyNo);
}
