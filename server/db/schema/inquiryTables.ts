import type { InquiryType } from '#domain/inquiry/inquiryTypes.ts';
import type { Fixed, Id, Instant } from './columns.ts';

/** What a visitor asked. Nobody's account: it is erased by its age alone. */
export interface InquiryTable {
  inquiry_no: Id;
  /** Of the form it was sent with; a form is taken once. */
  form_id: Fixed<string>;
  type: Fixed<InquiryType>;
  /** HMAC of the sender's network. */
  visitor_hash: Fixed<string>;
  /** HMAC of the sender's mail address. */
  address_hash: Fixed<string>;
  /** Name, number, address, region and text, sealed. */
  texts_sealed: Fixed<string>;
  status: 'OPEN' | 'ANSWERED' | 'CLOSED';
  answer_sealed: string | null;
  /** What the operator did about it; no personal facts. */
  note: string;
  received_at: Fixed<Instant>;
  settled_at: Instant | null;
}

/** An article for parents and teachers. */
export interface IntroArticleTable {
  article_no: number;
  title: string;
  summary: string;
  picture: string;
  content: string;
  published_at: Instant;
  content_hash: string;
  /** CONTENT: of the content folder, and gone with its file. OPERATOR: imported; a file of its number waits behind it. */
  origin: 'CONTENT' | 'OPERATOR';
  withdrawn_at: Instant | null;
}
