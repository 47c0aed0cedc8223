import { type BookMissions, bookMissions } from '../bookMissions.ts';
import type { LaidClue } from '../MissionMaterial.ts';

/** A small made-up book, laid out by hand: its answers are known to the tests. */
export const sampleClues: readonly LaidClue[] = [
  {
    key: '1-across',
    number: 1,
    direction: 'across',
    row: 0,
    col: 0,
    word: '바다',
    clue: '고래가 사는 넓은 곳이에요',
    pageNo: 1,
  },
  {
    key: '2-down',
    number: 2,
    direction: 'down',
    row: 0,
    col: 1,
    word: '다시마',
    clue: '국물을 낼 때 쓰는 갈색 해초',
    pageNo: 2,
  },
  {
    key: '3-across',
    number: 3,
    direction: 'across',
    row: 2,
    col: 1,
    word: '마을',
    clue: '사람들이 모여 사는 동네예요',
    pageNo: 3,
  },
];

const letters = ['가', '나', '다', '라', '마', '바', '사', '아', '자', '차'];

/** Seven choices, a sentence as evidence and two orders. */
function formOf(letter: string, index: number) {
  const texts = ['보기 하나', '보기 둘', '보기 셋', '보기 넷'].map((text) => `${letter} ${text}`);
  const answer = (index % 4) + 1;
  if (index > 7) return { form: 'ORDER' as const, events: texts };
  return index === 7
    ? { form: 'EVIDENCE' as const, sentences: texts, answer }
    : { options: texts.map((text) => ({ text })), answer };
}

/** A book with all six missions, small enough to be marked by hand; its text is left out. */
export function sampleMissions(): BookMissions {
  return bookMissions(
    {
      book: {
        bookNo: 1000,
        bookName: '고래 마을',
        publisherName: '책바다',
        category: 'LITERATURE',
        genre: 'FICTION',
        raq: 300,
        summary: '작은 고래가 마을을 찾아 먼 바다를 헤엄쳐 가는 이야기예요. 길에서 만난 거북과 친구가 돼요.',
        terms: ['고래', '거북', '등대', '마을', '바다', '파도', '별빛', '산호'],
        labels: [],
      },
      pages: { pages: [] },
      puzzle: { seed: 1, wanted: 8, words: [] },
      matching: {
        relation: '인물과 한 일',
        pairs: letters.slice(0, 8).map((letter, index) => ({
          id: `pair-${index + 1}`,
          left: `${letter}돌이`,
          right: `${letter}로 시작하는 일을 했어요`,
          pageNo: index + 1,
        })),
      },
      ox: {
        items: letters.map((letter, index) => ({
          id: `ox-${index + 1}`,
          statement: `${letter}돌이는 바다에서 살았어요.`,
          answer: index % 2 === 0 ? 'O' : 'X',
          explanation: `${letter}돌이는 이야기의 그 쪽에 나와요.`,
          pageNo: index + 1,
        })),
      },
      quiz: {
        items: letters.map((letter, index) => ({
          id: `quiz-${index + 1}`,
          category: index < 4 ? 'FACTUAL' : index < 7 ? 'WORD' : 'CRITICAL',
          question: `${letter}돌이는 왜 길을 떠났을까요?`,
          ...formOf(letter, index),
          explanation: `${letter}돌이의 마음이 그 쪽에 쓰여 있어요.`,
          pageNo: index + 1,
        })),
      },
      think: {
        prompts: [1, 2, 3].map((no) => ({
          id: `think-${no}`,
          prompt: `${no}번째 장면에서 나라면 어떻게 했을까요?`,
          starters: ['나라면', '왜냐하면', '그래서'],
        })),
      },
      report: { title: '고래 마을을 읽고', prompts: ['가장 기억에 남는 장면을 써 보세요.'] },
    },
    [sampleClues],
  );
}
