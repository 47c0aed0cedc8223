import type { BookPackContent } from './BookPackContent.ts';
import { checkIds } from './checkReferences.ts';
import { createProblemSink, type PackProblem } from './PackProblem.ts';

const OPEN_END = /(\?|보세요\.?)$/u;

/** `think.json`: open prompts that invite an answer, each with different ways to begin one. */
export function checkThink({ think }: Pick<BookPackContent, 'think'>): PackProblem[] {
  const sink = createProblemSink('think.json');
  checkIds(sink, 'prompts', think.prompts);
  for (const [index, { prompt, starters }] of think.prompts.entries()) {
    if (!OPEN_END.test(prompt)) sink.error(`prompts[${index}].prompt`, '"?"나 "써 보세요."로 끝나야 해요');
    if (new Set(starters).size < starters.length)
      sink.error(`prompts[${index}].starters`, '같은 첫머리가 두 번 나와요');
  }
  return sink.problems;
}
