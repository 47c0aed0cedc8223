import { expect, test } from 'vitest';
import { checkReport } from './checkReport.ts';
import { checkThink } from './checkThink.ts';
import { samplePack } from './testing/samplePack.ts';

const pack = samplePack();

test('open prompts with different starters pass', () => {
  expect(checkThink(pack)).toEqual([]);
  expect(checkReport(pack)).toEqual([]);
});

test('a prompt that asks nothing is an error', () => {
  const prompts = pack.think.prompts.map((prompt) => ({ ...prompt, prompt: '보물은 소중하다.' })).slice(0, 1);
  expect(checkThink({ think: { prompts } })).toMatchObject([
    { file: 'think.json', field: 'prompts[0].prompt', level: 'error' },
  ]);
});

test('a starter twice and an id twice are errors', () => {
  const prompts = pack.think.prompts
    .map((prompt) => ({ ...prompt, id: 't1', starters: ['나는', '나는', '너는'] }))
    .slice(0, 2);
  expect(checkThink({ think: { prompts } }).map((problem) => problem.field)).toEqual([
    'prompts[1].id',
    'prompts[0].starters',
    'prompts[1].starters',
  ]);
});

test('a report prompt twice is an error', () => {
  const report = { ...pack.report, prompts: ['무엇이 남았나요?', '무엇이 남았나요?'] };
  expect(checkReport({ report })).toMatchObject([{ file: 'report.json', field: 'prompts[1]', level: 'error' }]);
});
