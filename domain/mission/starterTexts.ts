import type { ReportBand } from './writingGates.ts';

/** What a sentence of a report or a thought is for. */
export type SentencePart =
  | 'OPENING'
  | 'SCENE'
  | 'FEELING'
  | 'REASON'
  | 'SELF'
  | 'CHANGE'
  | 'QUESTION'
  | 'OPINION'
  | 'OTHER_SIDE';

/** What each part is called on its button. */
export const sentencePartNames: Readonly<Record<SentencePart, string>> = {
  OPENING: '첫머리',
  SCENE: '장면',
  FEELING: '느낌',
  REASON: '까닭',
  SELF: '내 이야기',
  CHANGE: '달라진 점',
  QUESTION: '궁금한 점',
  OPINION: '내 생각',
  OTHER_SIDE: '다른 생각',
};

/** First words of sentences by grade band, the gentlest first. */
export const starterTexts: Readonly<Record<ReportBand, Readonly<Record<SentencePart, readonly string[]>>>> = {
  EARLY: {
    OPENING: ['이 책은', '책 제목을 보고', '책을 펼치기 전에는'],
    SCENE: ['가장 기억에 남는 장면은', '책에서 주인공은', '재미있던 장면은'],
    FEELING: ['그때 내 마음은', '읽으면서 나는', '가장 놀라웠던 것은'],
    REASON: ['왜냐하면', '그 까닭은', '그래서'],
    SELF: ['만약 나라면', '나도 비슷한 일이 있었는데', '나와 닮은 점은'],
    CHANGE: ['책을 다 읽고 나니', '앞으로 나는', '새로 알게 된 것은'],
    QUESTION: ['궁금한 것은', '주인공에게 묻고 싶은 말은', '그다음에는 어떻게 되었을까?'],
    OPINION: ['내 생각에는', '나는 이렇게 생각해요.', '내가 보기에'],
    OTHER_SIDE: ['하지만 친구라면', '다르게 생각해 보면', '반대로 주인공이'],
  },
  MIDDLE: {
    OPENING: ['이 책을 고른 까닭은', '이 책이 들려주는 이야기는', '첫 쪽을 펼쳤을 때'],
    SCENE: ['가장 기억에 남는 장면은', '인물이 달라지기 시작한 것은', '책 속에서 마음에 남은 말은'],
    FEELING: ['그 장면을 읽으며 나는', '인물의 마음을 헤아려 보면', '뜻밖이라고 느낀 것은'],
    REASON: ['그렇게 생각한 까닭은', '왜냐하면', '책에서 근거를 찾아보면'],
    SELF: ['만약 내가 그 자리에 있었다면', '내가 겪은 일과 견주어 보면', '나와 다른 점은'],
    CHANGE: ['읽기 전과 달라진 생각은', '앞으로 나는', '새로 알게 된 것은'],
    QUESTION: ['작가에게 묻고 싶은 것은', '아직 풀리지 않은 궁금증은', '이야기가 더 이어진다면'],
    OPINION: ['나는 이 물음에 대해', '내 생각에는', '내가 중요하게 여기는 것은'],
    OTHER_SIDE: ['하지만 다른 눈으로 보면', '반대로 생각하는 사람은', '그러나 한편으로는'],
  },
  LATE: {
    OPENING: ['이 책이 던지는 물음은', '작품의 배경을 살펴보면', '제목이 뜻하는 바는'],
    SCENE: ['갈등이 드러나는 장면은', '핵심이 되는 대목은', '본문에서 눈여겨본 표현은'],
    FEELING: ['이 대목에서 나는', '인물의 선택에 마음이 움직인 것은', '읽는 내내 떠나지 않은 느낌은'],
    REASON: ['그렇게 판단한 까닭은', '그 근거는', '본문에 따르면'],
    SELF: ['나의 경험에 비추어 보면', '같은 처지였다면 나는', '오늘의 현실과 견주면'],
    CHANGE: ['책을 덮고 나서 바뀐 생각은', '이 책이 내게 남긴 것은', '앞으로 실천해 볼 것은'],
    QUESTION: ['작가에게 되묻고 싶은 것은', '끝내 풀리지 않은 물음은', '이야기 뒤를 상상해 보면'],
    OPINION: ['이 물음에 대한 나의 생각은', '나는 무엇보다도', '내가 내린 결론은'],
    OTHER_SIDE: ['물론 반대로 생각할 수도 있다.', '다른 관점에서 보면', '그러나 한계도 있다.'],
  },
};
