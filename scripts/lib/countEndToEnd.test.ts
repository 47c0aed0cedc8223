import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { countEndToEnd, MOST_SECOND_TRIES, readRun, wantsSecondTry } from './countEndToEnd.mjs';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

function spec(title: string, status: Status, ran = true): JSONReportSpec {
  const test = {
    projectName: 'phone-touch',
    status,
    expectedStatus: status === 'skipped' && ran ? 'skipped' : 'passed',
    results: ran ? [{}] : [],
  };
  return { id: `id of ${title}`, title, file: 'a.spec.ts', tests: [test] } as unknown as JSONReportSpec;
}

/** A report with its last test in a group. */
function report(specs: JSONReportSpec[], errors: object[] = []): JSONReport {
  const group = { title: 'a tablet', file: 'a.spec.ts', specs: specs.slice(-1) };
  const suite = { title: 'a.spec.ts', file: 'a.spec.ts', specs: specs.slice(0, -1), suites: [group] };
  return { suites: [suite], errors } as unknown as JSONReport;
}

const run = (statuses: Record<string, Status>, code = 0, errors: object[] = []) =>
  readRun(
    report(
      Object.entries(statuses).map(([title, status]) => spec(title, status)),
      errors,
    ),
    code,
  );

const countsOf = (...runs: Parameters<typeof countEndToEnd>) => {
  const { failures, ...rest } = countEndToEnd(...runs);
  return { ...rest, failed: failures.length };
};

describe('the count of the end-to-end tests', () => {
  it('counts what passed when all did', () => {
    const first = run({ one: 'expected', two: 'expected' });
    expect(wantsSecondTry(first)).toBe(false);
    expect(countEndToEnd(first, null)).toEqual({ passed: 2, failures: [], secondTry: [] });
  });

  it('forgives a test that passes the second time, and names it', () => {
    const first = run({ one: 'expected', two: 'unexpected', three: 'unexpected' }, 1);
    expect(wantsSecondTry(first)).toBe(true);
    const second = run({ two: 'expected', three: 'unexpected' }, 1);
    expect(countEndToEnd(first, second)).toEqual({
      passed: 2,
      failures: ['[phone-touch] a.spec.ts: a tablet, three'],
      secondTry: ['[phone-touch] a.spec.ts: two'],
    });
  });

  it('names the group of a test', () => {
    const first = run({ one: 'expected', two: 'unexpected' }, 1);
    expect(countEndToEnd(first, run({ two: 'expected' })).secondTry).toEqual([
      '[phone-touch] a.spec.ts: a tablet, two',
    ]);
  });

  it('forgives nothing that the second run never came to', () => {
    const first = run({ one: 'expected', two: 'unexpected', three: 'unexpected' }, 1);
    expect(countsOf(first, run({ two: 'expected' }))).toMatchObject({ passed: 2, failed: 1 });
    expect(countsOf(first, readRun(null, 1))).toMatchObject({ passed: 1, failed: 3, secondTry: [] });
  });

  it('takes a test that the first run never came to for one that failed', () => {
    const first = readRun(report([spec('one', 'expected'), spec('two', 'skipped', false)]), 1);
    expect(wantsSecondTry(first)).toBe(true);
    expect(countsOf(first, null)).toMatchObject({ passed: 1, failed: 1 });
    expect(countsOf(run({ one: 'expected', two: 'skipped' }), null)).toMatchObject({ passed: 1, failed: 0 });
  });

  it('does not forgive a run that went wrong itself: a password in the log, a runner that died', () => {
    const leak = run({ one: 'expected', two: 'unexpected' }, 1, [{ message: 'The log gives something away' }]);
    expect(wantsSecondTry(leak)).toBe(false);
    expect(countsOf(leak, null)).toMatchObject({ passed: 1, failed: 2 });
    expect(countsOf(run({ one: 'expected' }, 1), null)).toMatchObject({ passed: 1, failed: 1 });
    expect(countsOf(readRun(null, 1), null)).toMatchObject({ passed: 0, failed: 1 });
    const first = run({ one: 'expected', two: 'unexpected' }, 1);
    const second = run({ two: 'expected' }, 1, [{ message: 'The log gives something away' }]);
    expect(countsOf(first, second)).toMatchObject({ failed: 1 });
  });

  it('tries nothing again when many fail', () => {
    const many = Object.fromEntries(Array.from({ length: MOST_SECOND_TRIES + 1 }, (_, at) => [`t${at}`, 'unexpected']));
    expect(wantsSecondTry(run(many as Record<string, Status>, 1))).toBe(false);
  });

  it('counts a test that is flaky within a run as failed', () => {
    expect(countsOf(run({ one: 'flaky' }), null)).toMatchObject({ passed: 0, failed: 1 });
  });
});
