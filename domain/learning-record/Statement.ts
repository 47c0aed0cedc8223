/** Texts by language tag (xAPI 1.0.3, part two, section 4.2). */
export type LanguageMap = Readonly<Record<string, string>>;

/** Something that was done (part two, section 2.4.4.1). `id` is an IRI. */
export interface Activity {
  objectType: 'Activity';
  id: string;
  definition: { name: LanguageMap; type: string; moreInfo?: string };
}

/** Score of a result (section 2.4.5.1): `scaled` from -1 to 1, `raw` between `min` and `max`. */
export interface StatementScore {
  scaled: number;
  raw?: number;
  min?: number;
  max?: number;
}

/**
 * A statement of the Experience API (xAPI) 1.0.3, part two "Experience API Data", section 2.4: who did what with what. The
 * same form is valid in xAPI 2.0 (IEEE 9274.1.1). `stored`, `authority` and `version` are left to the place that stores it.
 */
export interface Statement {
  /** UUID (section 2.4.1): the same event has the same one for ever. */
  id: string;
  /** By an account alone (section 2.4.2.3): neither a name nor an address leaves the product. */
  actor: { objectType: 'Agent'; account: { homePage: string; name: string } };
  verb: { id: string; display: LanguageMap };
  object: Activity;
  result?: {
    score?: StatementScore;
    success?: boolean;
    completion?: boolean;
    /** ISO 8601 (section 4.6), to a hundredth of a second. */
    duration?: string;
  };
  context: {
    platform: string;
    language: string;
    /** Lists, as section 2.4.6.2 asks for. */
    contextActivities: { parent?: Activity[]; grouping?: Activity[] };
    /** Keys are IRIs (section 4.1). */
    extensions?: Readonly<Record<string, number>>;
  };
  /** When it happened, ISO 8601 in UTC (sections 2.4.7 and 4.5). */
  timestamp: string;
}
