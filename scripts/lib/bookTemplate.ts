/** What a new book has: everything, no text of ours, or only its place in the catalogue. */
export type TemplateDepth = 'text' | 'paper' | 'entry';

/** The files of a new book by their names without `.json`; what an editor must write says 여기에. */
export function bookTemplate(no: number, depth: TemplateDepth): Record<string, unknown> {
  const book = {
    bookNo: no,
    bookName: '여기에 제목',
    authorName: '여기에 지은이',
    publisherName: '책바다',
    category: 'LITERATURE',
    subCategory: '전래동화',
    raq: 300,
    genre: 'FICTION',
    summary: '여기에 결말을 말하지 않는 소개를 두세 문장으로 써요. 아이가 읽고 싶어져야 해요.',
    terms: many(8, (index) => `낱말${index}`),
    labels: ['여기에 꼬리표'],
    source: '여기에 이야기의 출처와 써도 되는 까닭',
  };
  if (depth === 'entry') return { book };
  const place = (index: number) => (depth === 'text' ? { pageNo: index } : { scene: `여기에 ${index}번째 장면` });
  return {
    book,
    ...(depth === 'text' && {
      pages: { pages: many(10, (pageNo) => ({ pageNo, paragraphs: [`여기에 ${pageNo}쪽의 글을 써요.`] })) },
    }),
    puzzle: {
      seed: 1,
      wanted: 8,
      words: many(24, (index) => ({ word: '여기에', clue: `여기에 ${index}번째 낱말의 풀이를 써요`, ...place(1) })),
    },
    matching: {
      relation: '인물과 한 일',
      pairs: many(6, (index) => ({ id: `m${index}`, left: '여기에 왼쪽', right: '여기에 오른쪽 카드', ...place(1) })),
    },
    ox: {
      items: many(10, (index) => ({
        id: `o${index}`,
        statement: `여기에 ${index}번째 문장을 하나 써요.`,
        answer: index % 2 === 0 ? 'X' : 'O',
        explanation: '여기에 왜 그런지 짧게 설명해요.',
        ...place(1),
      })),
    },
    quiz: {
      items: many(10, (index) => ({
        id: `q${index}`,
        category: 'FACTUAL',
        question: `여기에 ${index}번째 질문을 쓸까요?`,
        options: ['보기 하나', '보기 둘', '보기 셋', '보기 넷'].map((text) => ({ text })),
        answer: ((index * 3) % 4) + 1,
        explanation: '여기에 왜 그것이 답인지 설명해요.',
        ...place(1),
      })),
    },
    think: {
      prompts: many(3, (index) => ({
        id: `t${index}`,
        prompt: `여기에 ${index}번째 생각거리를 물어볼까요?`,
        starters: ['나라면 이렇게', '왜냐하면 나는', '만약에 내가'],
      })),
    },
    report: {
      title: '여기에 독후감 제목',
      prompts: many(3, (index) => `여기에 ${index}번째 글감을 물어볼까요?`),
    },
  };
}

function many<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
