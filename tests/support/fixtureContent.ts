import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleGuest } from '#domain/book-pack/testing/sampleGuest.ts';

/** Words that hang together in many ways, so that any seed lays ten of them. */
const WORDS =
  '바다 다시마 마을 을지문덕 덕담 담요 요리 리본 본보기 기차 차표 표지판 판소리 소나무 무지개 개나리 나비 비누'.split(
    ' ',
  );

/** Words of the text of every made-up book. */
const EXPLAINED = [
  { word: '고래', meaning: '바다에 사는 몸집이 아주 큰 동물', sentence: '고래가 물을 뿜었다.' },
  { word: '멀리', meaning: '거리가 많이 떨어지게' },
  { word: '헤엄치다', meaning: '물속에서 팔다리나 지느러미로 나아가다', sentence: '개구리가 헤엄친다.' },
];

/** First number of the made-up books; they follow without gaps. */
export const FIRST_BOOK = 9000;

/**
 * A content folder of made-up books (9000, 9001, …) beside the real shop, words and tests, so that tests do not move when books are
 * written. The caller removes the folder, or leaves it to the system's temporary files.
 */
export function makeFixtureContent(bookCount = 1): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-content-'));
  for (const part of ['aquarium', 'words', 'diagnosis', 'personality', 'voyage', 'fonts'])
    cpSync(join('content', part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'dictionary'));
  writeFileSync(join(folder, 'dictionary', 'words.json'), JSON.stringify(EXPLAINED));
  for (let index = 0; index < bookCount; index += 1) writeBook(join(folder, 'books'), FIRST_BOOK + index);
  return folder;
}

function writeBook(root: string, bookNo: number): void {
  const folder = join(root, String(bookNo));
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(pack(bookNo))) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  }
  const art = '<rect width="300" height="420" fill="#8fd3d3"/>';
  writeFileSync(
    join(folder, 'cover.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">${art}</svg>`,
  );
}

/** Its name, its question and two of its lines hold words of the puzzle, its farewell a right half of a pair. */
export const fixtureGuest = {
  ...sampleGuest(),
  name: '차표',
  answers: ['담요를 덮을래요', '손을 잡을래요', '천천히 갈래요'],
  farewell: '그날 3번째 일을 했어요. 이건 내 선물이야!',
  lines: ['소나무 냄새가 나요.', '무지개를 타 볼래요.', ...sampleGuest().lines.slice(2)],
};

const DEEDS = ['헤엄쳤어요', '노래했어요', '숨었어요', '물었어요'] as const;

/** What is answered of a quiz item: seven choices, then a sentence as evidence, then two orders of events. */
function formOf(no: number) {
  const answer = (no % 4) + 1;
  if (no >= 9) return { form: 'ORDER', events: DEEDS.map((action) => `${no}쪽에서 고래가 ${action}`) };
  if (no === 8) return { form: 'EVIDENCE', sentences: DEEDS.map((action) => `고래는 ${no}쪽에서 ${action}.`), answer };
  return { options: DEEDS.map((text) => ({ text: `${no}번 ${text}` })), answer };
}

const ten = Array.from({ length: 10 }, (_, index) => index + 1);

function pack(bookNo: number) {
  return {
    book: {
      bookNo,
      bookName: `시험용 책 ${bookNo}`,
      authorName: '지은이',
      publisherName: '책바다',
      category: 'LITERATURE',
      subCategory: '동화',
      raq: 600,
      genre: 'FICTION',
      summary: '작은 고래가 사라진 등대 불빛을 찾아 먼 바다로 떠나요. 길에서 만난 거북과 함께 무서운 파도를 이겨 내요.',
      terms: ['고래', '등대', '거북', '파도', '불빛', '산호', '해초', '갈매기'],
      labels: [],
      source: '시험을 위해 지은 이야기예요.',
    },
    pages: {
      pages: ten.map((pageNo) => ({ pageNo, paragraphs: [`${pageNo}쪽에서 고래는 조금 더 멀리 헤엄쳤어요.`] })),
    },
    puzzle: {
      seed: bookNo,
      wanted: 10,
      words: WORDS.map((word, index) => ({
        word,
        clue: `시험에 나오는 ${index + 1}번째 낱말이에요`,
        pageNo: (index % 10) + 1,
      })),
    },
    matching: {
      relation: '인물과 한 일',
      pairs: ten
        .slice(0, 8)
        .map((no) => ({ id: `pair-${no}`, left: `인물 ${no}`, right: `${no}번째 일을 했어요`, pageNo: no })),
    },
    ox: {
      items: ten.map((no) => ({
        id: `ox-${no}`,
        statement: `고래는 ${no}쪽에서 등대를 보았어요.`,
        answer: no % 3 === 0 ? 'X' : 'O',
        explanation: `${no}쪽에 고래가 본 것이 쓰여 있어요.`,
        pageNo: no,
      })),
    },
    quiz: {
      items: ten.map((no) => ({
        id: `quiz-${no}`,
        category: no <= 5 ? 'FACTUAL' : 'CRITICAL',
        question: `고래가 ${no}쪽에서 한 일은 무엇일까요?`,
        ...formOf(no),
        explanation: `${no}쪽에 고래가 한 일이 쓰여 있어요.`,
        pageNo: no,
      })),
    },
    think: {
      prompts: [1, 2, 3].map((no) => ({
        id: `think-${no}`,
        prompt: `${no}번째 장면에서 나라면 어떻게 했을지 생각해 볼까요?`,
        starters: ['나라면 이렇게', '왜냐하면 나는', '그래서 나는'],
      })),
    },
    guest: fixtureGuest,
    report: {
      title: '고래의 여행을 읽고',
      prompts: ['가장 기억에 남는 장면은 무엇인가요?', '고래에게 하고 싶은 말을 써 보세요.', '나라면 어떻게 했을까요?'],
    },
  };
}
