import type { CompanyFacts } from '../policy/policySlots.ts';

/** The sites with institutions. */
export type PackSite = 'edu' | 'school';

/** Documents that a pack refers to. */
export const packDocumentCodes = ['PERSONAL', 'GUARDIAN', 'SERVICE'] as const;
export type PackDocumentCode = (typeof packDocumentCodes)[number];

/** A version of a document that people agree to. */
export interface DocumentFact {
  code: PackDocumentCode;
  title: string;
  version: number;
  /** `YYYY-MM-DD` */
  effectiveFrom: string;
  /** Of its articles, in their order (`readHeadings`). */
  headings: readonly string[];
}

/** A company that works for the installation, by its settings. */
export interface Partner {
  name: string;
  /** A program of the product that stands in for a company, for trying. */
  standIn: boolean;
}

/** What settings, documents and clock state; all that a pack is made from. */
export interface PackFacts {
  site: PackSite;
  /** `YYYY-MM-DD` in Seoul. */
  today: string;
  /** Name of the institution that the pack is for; null for one that is no customer yet. */
  institution: string | null;
  company: CompanyFacts;
  /** Origin of the site. */
  address: string;
  /** No real people may join: demo accounts exist. */
  trial: boolean;
  /** In force today. */
  documents: readonly DocumentFact[];
  /** Published and not in force yet. */
  coming: readonly DocumentFact[];
  /** Null: nobody does this, and what needs it cannot be done. */
  partners: { identity: Partner | null; mail: Partner | null; text: Partner | null; records: Partner | null };
  /** Names of providers whose accounts staff may sign in by. */
  staffProviders: readonly string[];
  /** Hosts of scripts that watch how the product is used. */
  observers: readonly string[];
  engine: 'sqlite' | 'postgres';
  backup: {
    /** Whether the server makes one every hour. */
    hourly: boolean;
    keptDays: number;
  };
}
