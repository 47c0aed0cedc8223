// @vitest-environment node
import { expect, it } from 'vitest';
import type { ReportState } from '#contract/readingNote.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { refusal } from '#src/testing/refusal.ts';
import { keptReport } from './keptReport.ts';

const report = { title: '토끼전을 읽고' } as ReportState;
const notify = async () => report;
const fail = (error: Error) => async () => {
  throw error;
};

it('is the report of the server, and what it told before where it cannot be reached', async () => {
  const offline = fail(new NetworkError(false));
  await expect(keptReport(7, 1042, offline)).rejects.toThrow(NetworkError);
  expect(await keptReport(7, 1042, notify)).toEqual(report);
  expect(await keptReport(7, 1042, offline)).toEqual(report);
});

it('is never that of another student or book, and a refusal stays one', async () => {
  await keptReport(7, 1042, notify);
  const offline = fail(new NetworkError(false));
  await expect(keptReport(8, 1042, offline)).rejects.toThrow(NetworkError);
  await expect(keptReport(7, 1043, offline)).rejects.toThrow(NetworkError);
  await expect(keptReport(7, 1042, fail(refusal('NOT_FOUND')))).rejects.toMatchObject({ status: 404 });
});
