/** What the answers of the customer service are about, in the order of the page. */
export const faqCategories = [
  '회원·로그인',
  '책·읽기',
  '미션·포인트',
  '수족관',
  '진단·대회',
  '부모님',
  '이용권·결제',
  '기술 문제',
] as const;
export type FaqCategory = (typeof faqCategories)[number];
