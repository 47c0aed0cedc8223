import type { TableColumns } from './TableColumns.ts';

/** Books, texts of the sites and what keeps the product running; nothing of persons. */
export const contentColumns = {
  article_view: { VISIT: 'kind article_no day_key visitor_key' },
  book: {
    NONE: 'book_no book_name author_name publisher_name category sub_category raq max_point genre summary source terms labels page_count content_hash active added_at audio form',
  },
  book_guest: { NONE: 'book_no icon treat content' },
  book_mission: { NONE: 'book_no kind content version' },
  book_page: { NONE: 'book_no page_no heading paragraphs picture' },
  book_revision: { NONE: 'id revision catalogue' },
  faq: { NONE: 'faq_no category title content sites pinned view_count content_hash origin hidden' },
  installation: { NONE: 'name value' },
  intro_article: { NONE: 'article_no title summary picture content published_at content_hash origin withdrawn_at' },
  job: { NONE: 'name due_at lease_until lease_token started_at last_ok_at failed_count last_error' },
  mission_material: { NONE: 'book_no kind version content' },
  month_pick: { NONE: 'month title lead book_nos' },
  notice: { NONE: 'article_no title content pinned published_at view_count content_hash category sites origin hidden' },
  notice_revision: { NONE: 'id revision' },
  policy_version: { NONE: 'code version body published_at' },
  site_popup: {
    NONE: 'popup_no title content sites link_href link_label shows_from shows_until content_hash origin hidden',
  },
  test_material: { NONE: 'kind version content' },
} as const satisfies TableColumns;
