import type { BookCategory } from '#domain/book/bookCategories.ts';
import type { BookForm } from '#domain/book/bookForms.ts';
import type { NoticeCategory } from '#domain/help/noticeCategories.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Defaulted, Flag, Instant, JsonText } from './columns.ts';

export interface BookTable {
  book_no: number;
  book_name: string;
  author_name: string;
  publisher_name: string;
  category: BookCategory;
  sub_category: string;
  raq: number;
  max_point: number;
  genre: 'FICTION' | 'NON_FICTION';
  summary: string;
  source: string;
  /** Null for prose and verse. */
  form: BookForm | null;
  /** JSON array of words that a report is expected to mention. */
  terms: JsonText;
  /** JSON array. */
  labels: JsonText;
  page_count: number;
  /** SHA-256 of the pack; a changed pack is loaded again. */
  content_hash: string;
  /** 0 once its pack is gone: not offered any more, but histories keep their book. */
  active: Flag;
  /** When the catalogue got the book; 0 for books that were there before it was noted. */
  added_at: Defaulted<Instant>;
  /** 1 when it can be listened to. */
  audio: Defaulted<Flag>;
}

/** One row that counts changes, whoever makes them. */
export interface BookRevisionTable {
  id: number;
  /** Changes of books that a search can see. */
  revision: number;
  /** Changes of books, pages, missions and withdrawn items. */
  catalogue: Defaulted<number>;
}

export interface BookPageTable {
  book_no: number;
  page_no: number;
  heading: string | null;
  /** JSON array of texts. */
  paragraphs: JsonText;
  /** `{ file, alt }` of its picture. */
  picture: JsonText | null;
}

/** What a mission is made of, with its answers. */
export interface BookMissionTable {
  book_no: number;
  kind: MissionKind;
  /** The part of the pack of that kind (contract/bookPack.ts). */
  content: JsonText;
  /** Hash of the content. */
  version: string;
}

/** How a student likes books to be set; whole, as JSON. */
export interface ReaderSettingTable {
  account_no: number;
  settings: JsonText;
  updated_at: Instant;
}

export interface BookCartTable {
  account_no: number;
  book_no: number;
  added_at: Instant;
}

export interface BookFavouriteTable {
  account_no: number;
  book_no: number;
  added_at: Instant;
}

export interface ReadingProgressTable {
  account_no: number;
  book_no: number;
  last_page_no: number;
  /** Highest page seen; progress never falls. */
  furthest_page_no: number;
  bookmark_page_no: number | null;
  started_at: Instant;
  updated_at: Instant;
  finished_at: Instant | null;
}

export interface NoticeTable {
  article_no: number;
  title: string;
  /** Markdown. */
  content: string;
  pinned: Flag;
  published_at: Instant;
  view_count: number;
  content_hash: string;
  category: Defaulted<NoticeCategory>;
  /** Site names with commas. */
  sites: Defaulted<string>;
  origin: Defaulted<'CONTENT' | 'OPERATOR'>;
  hidden: Defaulted<Flag>;
}

/** One row that counts changes of notices, whoever makes them. */
export interface NoticeRevisionTable {
  id: number;
  revision: number;
}
