import { expect, it } from 'vitest';
import { tableOf } from './writeWalkTable.ts';

it('has a row for each step and a column for each engine', () => {
  const walked = [
    {
      version: 'Firefox 153',
      results: [
        { step: '로그인', failed: false, seconds: 1.26, note: '' },
        { step: '수족관', failed: false, seconds: 12, note: '새 창' },
      ],
    },
    {
      version: 'WebKitGTK 2.50',
      results: [
        { step: '로그인', failed: true, seconds: 60, note: '' },
        { step: '수족관', failed: false, seconds: 8.04, note: '' },
      ],
    },
  ];
  expect(tableOf(walked, '2026-11-27').split('\n').slice(2)).toEqual([
    '| Step | Firefox 153 | WebKitGTK 2.50 |',
    '| --- | --- | --- |',
    '| 로그인 | 1.3 | **failed** |',
    '| 수족관 | 12.0, 새 창 | 8.0 |',
  ]);
});
