import type { BookCategory } from './bookCategories.ts';

/** Subcategories of each category, in the order of the filter. */
export const subCategories: Readonly<Record<BookCategory, readonly string[]>> = {
  LITERATURE: ['그림책', '전래동화', '창작동화', '외국동화', '동시', '고전', '한국소설', '외국소설', '시', '희곡'],
  SCIENCE: ['물리', '화학', '생물', '지구과학', '우주', '환경'],
  SOCIETY: ['생활·안전', '문화', '지리', '경제', '정치', '법'],
  HISTORY: ['한국사', '세계사', '문화재'],
  ART_SPORTS: ['미술', '음악', '연극', '건축', '체육'],
  CHARACTER: ['국내 인물', '국외 인물'],
  ACCOMPLISHMENTS: ['예절', '지혜', '철학', '심리', '신화'],
};
