import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReportState } from '#contract/readingNote.ts';
import { GateList } from './GateList.tsx';

const report = (gates: ReportState['gates']) =>
  ({ minLength: 100, maxLength: 3000, missionState: 'OPEN', gates }) as unknown as ReportState;
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('counts on an empty page only what can be missing, and tells the rest for later', () => {
  render(<GateList report={report([])} length={0} current />);
  expect(screen.getByRole('heading', { name: '낼 때까지 3가지 남았어요' })).toBeTruthy();
  expect(rows().filter((row) => row?.startsWith('아직: '))).toHaveLength(3);
  expect(rows().filter((row) => row?.startsWith('쓰는 대로 살펴봐요: '))).toHaveLength(2);
});

it('counts what a text breaks, with the reason', () => {
  render(
    <GateList report={report([{ code: 'REPEATING', message: '같은 말이 여러 번 나와요.' }])} length={120} current />,
  );
  expect(screen.getByRole('heading', { name: '낼 때까지 1가지 남았어요' })).toBeTruthy();
  expect(rows().find((row) => row?.startsWith('아직: '))).toContain('같은 말이 여러 번 나와요.');
});
