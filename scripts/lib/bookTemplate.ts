import { packPlaceholders as here, numberPlaceholder } from '../../domain/book-pack/packPlaceholders.ts';

/** What a new book has: everything, no text of ours, or only its place in the catalogue. */
export type TemplateDepth = 'text' | 'paper' | 'entry';

/** The files of a new book by their names without `.json`; the checker names every place that an editor must fill. */
export function bookTemplate(no: number, depth: TemplateDepth): Record<string, unknown> {
  const book = {
    bookNo: no,
    bookName: here.bookName,
    authorName: here.authorName,
    publisherName: '책바다',
    category: 'LITERATURE',
    subCategory: '전래동화',
    raq: 300,
    genre: 'FICTION',
    summary: here.summary,
    terms: many(8, (index) => numberPlaceholder(here.term, index)),
    labels: [here.label],
    source: here.source,
  };
  if (depth === 'entry') return { book };
  const place = (index: number) =>
    depth === 'text' ? { pageNo: index } : { scene: numberPlaceholder(here.numberedScene, index) };
  return {
    book,
    ...(depth === 'text' && {
      pages: { pages: many(10, (pageNo) => ({ pageNo, paragraphs: [numberPlaceholder(here.paragraph, pageNo)] })) },
    }),
    puzzle: {
      seed: 1,
      wanted: 8,
      words: many(24, (index) => ({ word: here.word, clue: numberPlaceholder(here.clue, index), ...place(1) })),
    },
    matching: {
      relation: '인물과 한 일',
      pairs: many(6, (index) => ({ id: `m${index}`, left: here.left, right: here.right, ...place(1) })),
    },
    ox: {
      items: many(10, (index) => ({
        id: `o${index}`,
        statement: numberPlaceholder(here.statement, index),
        answer: index % 2 === 0 ? 'X' : 'O',
        explanation: here.oxExplanation,
        ...place(1),
      })),
    },
    quiz: {
      items: many(10, (index) => ({
        id: `q${index}`,
        category: 'FACTUAL',
        question: numberPlaceholder(here.question, index),
        ...formOf(index, depth),
        explanation: here.quizExplanation,
        ...place(1),
      })),
    },
    think: {
      prompts: many(3, (index) => ({
        id: `t${index}`,
        prompt: numberPlaceholder(here.thinkPrompt, index),
        starters: ['나라면 이렇게', '왜냐하면 나는', '만약에 내가'],
      })),
    },
    report: {
      title: here.reportTitle,
      prompts: many(3, (index) => numberPlaceholder(here.reportPrompt, index)),
    },
  };
}

/** Two items of order; in a book with a text, one of evidence before them. */
function formOf(no: number, depth: TemplateDepth): Record<string, unknown> {
  const answer = ((no * 3) % 4) + 1;
  if (no > 8) return { form: 'ORDER', events: many(4, (index) => numberPlaceholder(here.event, index)) };
  if (no === 8 && depth === 'text') {
    return { form: 'EVIDENCE', sentences: many(4, (index) => numberPlaceholder(here.sentence, index)), answer };
  }
  const texts = [here.firstOption, here.secondOption, here.thirdOption, here.fourthOption];
  return { options: texts.map((text) => ({ text })), answer };
}

function many<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
