import type { BookPackContent, BookPage, ChoiceItem, ItemPlace, OxItem, QuizItem } from '../BookPackContent.ts';

const finds = [
  { child: '가람', place: '등대 아래', thing: '조개껍데기' },
  { child: '나루', place: '모래 언덕', thing: '낡은 나침반' },
  { child: '다솜', place: '갈대밭 길', thing: '초록 구슬' },
  { child: '라온', place: '부두 창고', thing: '하얀 종이배' },
  { child: '마루', place: '소나무 숲', thing: '솔방울 팔찌' },
  { child: '보라', place: '우물 옆', thing: '은빛 단추' },
  { child: '새봄', place: '빵집 골목', thing: '노란 우산' },
  { child: '이슬', place: '학교 뒤뜰', thing: '녹슨 열쇠' },
  { child: '채운', place: '방앗간 앞', thing: '나무 팽이' },
  { child: '하늘', place: '종탑 계단', thing: '작은 방울' },
] as const;

const clues: readonly (readonly [word: string, clue: string])[] = [
  ['바다', '짠물이 끝없이 펼쳐진 넓은 곳'],
  ['다리', '강 이쪽과 저쪽을 이어 주는 길'],
  ['리본', '선물 상자를 묶을 때 쓰는 고운 끈'],
  ['본보기', '남이 보고 따라 할 만한 좋은 예'],
  ['기차', '쇠길 위를 줄지어 달리는 탈것'],
  ['차표', '버스나 열차를 탈 때 내는 종이'],
  ['표지', '책의 맨 앞과 맨 뒤를 싸는 겉장'],
  ['지도', '땅의 모습을 줄여서 그린 그림'],
  ['도장', '이름을 새겨 종이에 찍는 물건'],
  ['장미', '가시가 있고 향기가 짙은 여름 꽃'],
  ['미소', '소리 내지 않고 살며시 웃는 얼굴'],
  ['소나기', '갑자기 쏟아지다 금세 그치는 빗줄기'],
  ['나비', '꽃밭을 팔랑팔랑 날아다니는 곤충'],
  ['비누', '거품을 내어 때를 씻는 덩어리'],
  ['누나', '남자아이가 손위 여자 형제를 부르는 말'],
  ['나무', '줄기와 가지에 잎이 무성한 식물'],
];

/** A sample whose questions are all plain choices. */
type ChoicePack = Omit<BookPackContent, 'quiz'> & { readonly quiz: { readonly items: readonly ChoiceItem[] } };

/** A made-up book that keeps every rule; a test breaks one thing in a copy of it. */
export function samplePack(bookNo = 9001): ChoicePack & { readonly pages: { readonly pages: readonly BookPage[] } } {
  return {
    book: {
      bookNo,
      bookName: '바닷가 보물찾기',
      publisherName: '책바다',
      category: 'LITERATURE',
      genre: 'FICTION',
      raq: 420,
      summary: '아이들 열 명이 바닷가 마을에서 보물을 찾아 나섭니다. 저마다 무엇을 찾게 될까요?',
      terms: finds.slice(0, 8).map((find) => find.child),
      labels: [],
    },
    pages: { pages: finds.map((_, index) => ({ pageNo: index + 1, paragraphs: paragraphsOf(index) })) },
    puzzle: {
      seed: 7,
      wanted: 8,
      words: clues.map(([word, clue], index) => ({ word, clue, pageNo: (index % 10) + 1 })),
    },
    matching: {
      relation: '아이와 찾은 물건',
      pairs: finds
        .slice(0, 8)
        .map(({ child, thing }, index) => ({ id: `m${index + 1}`, left: child, right: thing, pageNo: index + 1 })),
    },
    ox: { items: finds.map((_, index) => oxOf(index)) },
    quiz: { items: finds.map((_, index) => quizOf(index)) },
    think: {
      prompts: [
        '나라면 마을의 어디를 찾아보고 싶나요?',
        '찾은 물건을 누구에게 주고 싶나요?',
        '나만의 보물 지도를 글로 써 보세요.',
      ].map((prompt, index) => ({
        id: `t${index + 1}`,
        prompt,
        starters: ['나라면', '왜냐하면', '만약에'],
      })),
    },
    report: {
      title: '보물찾기 이야기',
      prompts: [
        '가장 마음에 남은 물건은 무엇인가요?',
        '가 보고 싶은 장소는 어디인가요?',
        '함께 찾고 싶은 친구는 누구인가요?',
      ],
    },
  };
}

/** The same book with items of every form: one of evidence (items[6]) and two of order (items[7], items[8]). */
export function sampleFormsPack(bookNo = 9001): BookPackContent {
  const pack = samplePack(bookNo);
  return { ...pack, quiz: { items: pack.quiz.items.map((item, index) => formOf(index) ?? item) } };
}

/** The same book as one that is read on paper: no text, and scenes in place of pages. */
export function samplePaperPack(bookNo = 9001): ChoicePack {
  const { pages: _, ...pack } = samplePack(bookNo);
  const onPaper = <Item extends ItemPlace>({ pageNo, ...item }: Item) => ({
    ...item,
    scene: `${pageNo}번째 아이의 차례`,
  });
  return {
    ...pack,
    puzzle: { ...pack.puzzle, words: pack.puzzle.words.map(onPaper) },
    matching: { ...pack.matching, pairs: pack.matching.pairs.map(onPaper) },
    ox: { items: pack.ox.items.map(onPaper) },
    quiz: { items: pack.quiz.items.map(onPaper) },
  };
}

function find(index: number) {
  return finds[index % finds.length] ?? finds[0];
}

function paragraphsOf(index: number): string[] {
  const { child, place, thing } = find(index);
  const words = clues.filter((_, at) => at % 10 === index).map(([word]) => word);
  return [
    `바람이 살랑 불어오는 아침, 드디어 ${child}의 차례가 되었어요. ${child}, 오늘은 바닷가 마을 어디로 가 볼까요?`,
    `${place}에 무언가 반짝여서 살금살금 가까이 가 보니 ${thing}였어요. 그것을 본 ${child}의 눈이 달님처럼 동그래졌어요.`,
    `상자에는 ${words.join(' 그림과 ')} 그림이 있었어요. ${child} 마음이 두근거렸어요. 다음은 누구 차례일까요?`,
    `${place}에서 돌아오는 길, ${child}의 발걸음이 가벼웠어요. 모두 ${thing} 이야기를 듣고 싶어 했지요.`,
  ];
}

function oxOf(index: number): OxItem {
  const { child, place } = find(index);
  const answer = index % 2 === 0 ? 'O' : 'X';
  const thing = answer === 'O' ? find(index).thing : find(index + 2).thing;
  const statement = `${child}의 물건은 ${place}에서 나온 ${thing}예요.`;
  return {
    id: `o${index + 1}`,
    statement,
    answer,
    explanation: '그 아이의 차례를 다시 읽어 보세요.',
    pageNo: index + 1,
  };
}

function quizOf(index: number): ChoiceItem {
  const { place, thing } = find(index);
  const categories = ['FACTUAL', 'WORD', 'CONTEXT', 'SENTENCE', 'SPECULATIVE'] as const;
  const answer = (index % 4) + 1;
  const options = [0, 1, 2, 3].map((at) => ({
    text: find(index + at + 1 - answer + finds.length).child,
    image: `o${index}-${at}.svg`,
  }));
  return {
    id: `q${index + 1}`,
    category: categories[index % categories.length] ?? 'FACTUAL',
    question: `${place}에서 ${thing}의 주인이 된 아이는 누구인가요?`,
    options,
    answer,
    explanation: '그 아이의 차례를 다시 읽어 보세요.',
    pageNo: index + 1,
  };
}

function formOf(index: number): QuizItem | null {
  const shared = { id: `q${index + 1}`, explanation: '그 아이의 차례를 다시 읽어 보세요.', pageNo: index + 1 };
  const { child, place, thing } = find(index);
  if (index === 6)
    return {
      ...shared,
      form: 'EVIDENCE',
      category: 'CONTEXT',
      question: '찾은 것에 깜짝 놀랐다는 것은 어느 문장에서 알 수 있나요?',
      sentences: [
        `${child}, 오늘은 바닷가 마을 어디로 가 볼까요?`,
        `${place}에서 돌아오는 길, ${child}의 발걸음이 가벼웠어요.`,
        `그것을 본 ${child}의 눈이 달님처럼 동그래졌어요.`,
        `모두 ${thing} 이야기를 듣고 싶어 했지요.`,
      ],
      answer: 3,
    };
  if (index !== 7 && index !== 8) return null;
  return {
    ...shared,
    form: 'ORDER',
    category: index === 7 ? 'SENTENCE' : 'SPECULATIVE',
    question: index === 7 ? '아이들이 걸은 길을 차례대로 놓아 볼까요?' : '물건이 나타난 차례는 어떻게 되나요?',
    events: [0, 2, 4, 6].map((at) =>
      index === 7 ? `${find(at).child}의 발걸음이 가벼웠어요` : `${find(at + 1).place}에 무언가 반짝였어요`,
    ),
  };
}
