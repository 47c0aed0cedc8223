import type { SiteName } from '#contract/site.ts';
import type { FaqCategory } from '#domain/help/faqCategories.ts';
import type { DayKey, Defaulted, Flag, Id, Instant } from './columns.ts';

/** Book points of a reader in a month, added up as they are paid. */
export interface LegendMonthTable {
  /** `YYYY-MM` in Seoul. */
  month_key: string;
  account_no: number;
  site: SiteName;
  /** Where the reader was when the last points were paid. */
  academy_no: number | null;
  point: number;
  /** When the points of now were reached. */
  reached_at: Instant;
  /** 0: left out by the reader's own wish; the same for all months of one. */
  listed: Flag;
}

/** Readers who do not want to be in the hall of fame. */
export interface LegendHiddenTable {
  account_no: number;
  hidden_at: Instant;
}

/** CONTENT: from a file of the content folder, which goes when the file goes. OPERATOR: brought in at the command line. */
export type ArticleOrigin = 'CONTENT' | 'OPERATOR';

export interface FaqTable {
  faq_no: number;
  category: FaqCategory;
  title: string;
  /** Markdown. */
  content: string;
  /** Site names with commas. */
  sites: string;
  pinned: Flag;
  view_count: number;
  content_hash: string;
  origin: Defaulted<ArticleOrigin>;
  hidden: Defaulted<Flag>;
}

/** What the main page shows over itself for some days. */
export interface SitePopupTable {
  popup_no: number;
  title: string;
  content: string;
  sites: string;
  link_href: string | null;
  link_label: string | null;
  shows_from: Instant;
  shows_until: Instant;
  content_hash: string;
  origin: Defaulted<ArticleOrigin>;
  hidden: Defaulted<Flag>;
}

/** Who has been counted as a viewer of a day; the key is a digest that changes with the day. */
export interface ArticleViewTable {
  kind: 'NOTICE' | 'FAQ';
  article_no: number;
  day_key: DayKey;
  visitor_key: string;
}

/** Versions of documents that operators published; a published one never changes. */
export interface PolicyVersionTable {
  code: string;
  version: number;
  /** The whole file, head and Markdown. */
  body: string;
  published_at: Instant;
}

/** What the customer service wrote to one student. */
export interface CsMessageTable {
  message_no: Id;
  account_no: number;
  title: string;
  content: string;
  written_at: Instant;
  seen_at: Instant | null;
}
