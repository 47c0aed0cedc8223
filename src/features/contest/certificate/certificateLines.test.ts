import { expect, it } from 'vitest';
import { certificateLines, SHEET } from './certificateLines.ts';

const certificate = {
  certificateNo: '12-ABCD-EFGH-1234',
  readingGameContestNo: 12,
  title: '첫 항해 독서 게임 대회',
  name: '김바다',
  contestLevelName: '줄기 단계',
  readingLevel: '4A',
  point: 1234,
  completionPoint: 800,
  answerRateByPoint: 91.5,
  rankNo: null,
  gameStartDate: '2026-05-11',
  gameEndDate: '2026-06-07',
  completedDate: '2026-05-30',
};

const words = (given = {}) => certificateLines({ ...certificate, ...given }).map(({ text }) => text);

it('says who, what and when', () => {
  const all = words().join('\n');
  for (const part of [
    '김바다',
    '줄기 단계',
    '1,234점',
    '91.5%',
    '5월\u00a011일~6월\u00a07일',
    '2026년 5월\u00a030일',
    '/event/contest/certificates/12-ABCD-EFGH-1234',
  ])
    expect(all).toContain(part);
});

it('names a place only once it is final', () => {
  expect(words().join()).not.toContain('위  ');
  expect(words({ rankNo: 3 }).join()).toContain('3위');
});

it('keeps long names inside the sheet', () => {
  for (const line of certificateLines({ ...certificate, title: '가'.repeat(60), name: '나'.repeat(40) })) {
    const wide = [...line.text].reduce((sum, letter) => sum + (letter <= '~' ? 0.6 : 1), 0);
    expect(line.size * wide).toBeLessThanOrEqual(SHEET.width);
    expect(line.y).toBeLessThan(SHEET.height);
  }
});
