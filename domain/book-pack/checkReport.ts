import type { BookPackContent } from './BookPackContent.ts';
import { createProblemSink, type PackProblem } from './PackProblem.ts';

/** `report.json`: suggestions that differ from one another. */
export function checkReport({ report }: Pick<BookPackContent, 'report'>): PackProblem[] {
  const sink = createProblemSink('report.json');
  for (const [index, prompt] of report.prompts.entries()) {
    if (report.prompts.indexOf(prompt) !== index) sink.error(`prompts[${index}]`, '같은 물음이 두 번 나와요');
  }
  return sink.problems;
}
