/** What a notice is about, in the order of the page. */
export const noticeCategories = ['안내', '새 소식', '행사', '점검'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];
