import { expect, it } from 'vitest';
import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { splitContent } from './splitContent.ts';

function question(passageId: string | null, content: string): ContestLevelTest['questionList'][number] {
  return { passageId, content, passageTitle: null, question: '', exampleList: [] } as never;
}

it('keeps what all questions of a passage begin with, and gives each its own rest', () => {
  const all = [question('p1', '하나\n\n둘'), question('p1', '하나\n\n둘\n\n보기'), question('p2', '하나')];
  expect(splitContent(all[0] as never, all)).toEqual({ passage: ['하나', '둘'], own: '' });
  expect(splitContent(all[1] as never, all)).toEqual({ passage: ['하나', '둘'], own: '보기' });
  expect(splitContent(all[2] as never, all)).toEqual({ passage: ['하나'], own: '' });
});

it('has no passage where there is none', () => {
  expect(splitContent(question(null, '문장\n\n둘째'), [])).toEqual({ passage: [], own: '문장\n\n둘째' });
});
