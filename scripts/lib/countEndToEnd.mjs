/** More failures than this are no accident of a busy machine: nothing is tried a second time. */
export const MOST_SECOND_TRIES = 12;

/**
 * What one run of the end-to-end tests came to. `broken`: the run itself went wrong, beside its tests or without any.
 * @typedef {{ passed: string[], failed: { id: string, name: string }[], broken: boolean }} RunOutcome
 */

/**
 * Reads the report of one run.
 * @param {import('@playwright/test/reporter').JSONReport | null} report null when the runner wrote none
 * @param {number} code with which the runner ended
 * @returns {RunOutcome}
 */
export function readRun(report, code) {
  if (report === null) return { passed: [], failed: [], broken: true };
  const passed = [];
  const failed = [];
  for (const { names, spec } of report.suites.flatMap((suite) => specsOf(suite, []))) {
    for (const { projectName, status, results, expectedStatus } of spec.tests) {
      const id = `${projectName} ${spec.id}`;
      // What the runner never came to proves nothing.
      const left = status === 'skipped' && (results.length === 0 || expectedStatus !== 'skipped');
      if (status === 'expected') passed.push(id);
      else if (status !== 'skipped' || left)
        failed.push({ id, name: `[${projectName}] ${spec.file}: ${[...names, spec.title].join(', ')}` });
    }
  }
  return { passed, failed, broken: report.errors.length > 0 || (code !== 0 && failed.length === 0) };
}

/**
 * Whether the tests that failed are run once more. A run that went wrong itself stays wrong whatever its tests do then.
 * @param {RunOutcome} first
 */
export function wantsSecondTry({ failed, broken }) {
  return !broken && failed.length > 0 && failed.length <= MOST_SECOND_TRIES;
}

/**
 * Takes a test for failed only when it failed twice, and names those that needed the second try.
 * @param {RunOutcome} first
 * @param {RunOutcome | null} second of the tests that failed; null when there was no second run
 * @returns {{ passed: number, failures: string[], secondTry: string[] }} names of what failed and of what was forgiven
 */
export function countEndToEnd(first, second) {
  // Only a test that was seen to pass is forgiven: not one that a second run never came to.
  const passedThen = new Set(second?.passed);
  const forgiven = first.failed.filter(({ id }) => passedThen.has(id));
  const lasting = first.failed.filter(({ id }) => !passedThen.has(id));
  const broken = [first, second].filter((run) => run?.broken);
  return {
    passed: first.passed.length + forgiven.length,
    failures: [...lasting.map(({ name }) => name), ...broken.map(() => 'the run of the end-to-end tests itself')],
    secondTry: forgiven.map(({ name }) => name),
  };
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @param {string[]} above names of the groups around it
 * @returns {{ names: string[], spec: import('@playwright/test/reporter').JSONReportSpec }[]}
 */
function specsOf({ title, file, specs, suites = [] }, above) {
  // The outermost suite is the file, which is named already.
  const names = title === file ? above : [...above, title];
  return [...specs.map((spec) => ({ names, spec })), ...suites.flatMap((inner) => specsOf(inner, names))];
}
