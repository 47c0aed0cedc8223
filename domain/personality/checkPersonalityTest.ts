import { createProblemSink, type PackProblem } from '../book-pack/PackProblem.ts';
import { textLength } from '../book-pack/textMeasures.ts';

interface Question {
  id: string;
  dimension: string;
  options: readonly { pole: string; text: string }[];
}

/** What a test is held against; contract/personalityTest.ts describes the whole file. */
export interface TestToCheck {
  dimensions: readonly { code: string; poles: readonly { letter: string }[] }[];
  items: readonly Question[];
  tieBreaks: readonly Question[];
  results: readonly { code: string }[];
}

/** Questions of each dimension: odd, so that there is no tie. */
const QUESTIONS = 7;
/** Neither option may look like the better answer by its length. */
const LONGEST_DIFFERENCE = 8;

/** Holds the book-personality test against its own rules. */
export function checkPersonalityTest(file: string, test: TestToCheck): PackProblem[] {
  const sink = createProblemSink(file);
  for (const { code, poles } of test.dimensions) {
    const letters = poles.map(({ letter }) => letter);
    const own = test.items.filter(({ dimension }) => dimension === code);
    if (own.length !== QUESTIONS) sink.error('items', `${code} 문항은 ${QUESTIONS}개여야 해요 (${own.length}개)`);
    if (test.tieBreaks.filter(({ dimension }) => dimension === code).length !== 1) {
      sink.error('tieBreaks', `${code} 문항이 하나 있어야 해요`);
    }
    const first = own.filter(({ options }) => options[0]?.pole === letters[0]).length;
    if (Math.abs(first * 2 - own.length) > 1) sink.error('items', `${code}: 앞에 놓인 쪽이 고르지 않아요`);
    for (const question of [...own, ...test.tieBreaks.filter(({ dimension }) => dimension === code)]) {
      const found = question.options.map(({ pole }) => pole).sort();
      if (found.join() !== [...letters].sort().join())
        sink.error(question.id, `두 쪽(${letters.join()})이 하나씩 있어야 해요`);
      const [one = 0, two = 0] = question.options.map(({ text }) => textLength(text));
      if (Math.abs(one - two) > LONGEST_DIFFERENCE) sink.warning(question.id, '두 보기의 길이가 많이 달라요');
    }
  }
  const ids = [...test.items, ...test.tieBreaks].map(({ id }) => id);
  if (new Set(ids).size < ids.length) sink.error('items', '같은 id가 있어요');
  const wanted = test.dimensions.reduce<string[]>(
    (codes, { poles }) => codes.flatMap((code) => poles.map(({ letter }) => code + letter)),
    [''],
  );
  for (const code of wanted) {
    if (test.results.filter((result) => result.code === code).length !== 1) {
      sink.error('results', `${code} 결과가 하나 있어야 해요`);
    }
  }
  return sink.problems;
}
