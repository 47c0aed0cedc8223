import type { ArticlePicture } from '#contract/article.ts';

/** What a shared link shows, 1200 × 630, drawn by `npm run pictures:share`. */
export interface SharePicture {
  path: string;
  /** In words, for who does not see it. */
  alt: string;
}

const seen: Readonly<Record<ArticlePicture, string>> = {
  choose: '쌓아 둔 책들을 바라보는 거북',
  talk: '말풍선 곁에서 웃는 고래',
  reward: '소라를 바라보는 문어',
  compass: '나침반 곁의 해마',
  aloud: '펼친 책 앞의 문어',
  words: '퍼즐 조각 곁의 복어',
};

export const sharePictures = {
  product: {
    path: '/share/chaekbada.jpg',
    alt: '‘읽은 만큼 깊어지는 바다’라는 글과 책바다의 고래, 문어, 거북',
  } satisfies SharePicture,

  article: (name: ArticlePicture): SharePicture => ({
    path: `/share/article-${name}.jpg`,
    alt: `${seen[name]}, 그리고 ‘책바다 독서 이야기’라는 글`,
  }),
};
