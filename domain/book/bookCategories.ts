/** Top categories of the catalogue, in the order of every filter, legend and chart. */
export const bookCategories = [
  'LITERATURE',
  'SCIENCE',
  'SOCIETY',
  'HISTORY',
  'ART_SPORTS',
  'CHARACTER',
  'ACCOMPLISHMENTS',
] as const;

export type BookCategory = (typeof bookCategories)[number];

export const bookCategoryNames: Readonly<Record<BookCategory, string>> = {
  LITERATURE: '문학',
  SCIENCE: '과학',
  SOCIETY: '사회',
  HISTORY: '역사',
  ART_SPORTS: '예술·체육',
  CHARACTER: '인물',
  ACCOMPLISHMENTS: '교양',
};
