import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Usage: tsx scripts/newBook.ts <bookNo> [--paper | --entry] [--to folder]
// Makes the folder of a book with every file it needs; what an editor must write is marked with 여기에.

const [bookNo, ...rest] = process.argv.slice(2);
if (bookNo === undefined || !/^[1-9]\d{3,6}$/u.test(bookNo)) {
  console.error('쓰는 법: npm run new:book -- <책 번호> [--paper(본문 없음) | --entry(목록만)]');
  process.exit(1);
}
const at = rest.indexOf('--to');
const root = at >= 0 && rest[at + 1] !== undefined ? resolve(String(rest[at + 1])) : resolve('content/books');
const folder = join(root, bookNo);
if (existsSync(folder)) {
  console.error(`${folder}가 이미 있어요. 아무것도 바꾸지 않았어요.`);
  process.exit(1);
}
const depth = rest.includes('--entry') ? 'entry' : rest.includes('--paper') ? 'paper' : 'text';
mkdirSync(folder, { recursive: true });
for (const [name, value] of Object.entries(template(Number(bookNo)))) {
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}
console.log(`${folder}를 만들었어요. 고칠 곳은 npm run check:content로 볼 수 있어요.`);

function template(no: number): Record<string, unknown> {
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
