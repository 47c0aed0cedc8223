import type { MissionAttempt } from '#contract/mission.ts';
import type { BenchStudent } from './prepareBenchData.ts';

const WITHIN_MS = 5_000;
const BOOK_NO = 1055;
/** Milliseconds between two answers of one student: quicker than anybody reads. */
const ANSWER_EVERY_MS = 2_500;
const ANSWERS = 4;

export interface ClassRun {
  /** How long each start and each answer took, in milliseconds. */
  starts: number[];
  answers: number[];
  /** Answers that were acknowledged and are not there when the mission is opened again; failed requests count as lost. */
  lost: number;
  /** Attempts there are for one student beyond the one. */
  doubled: number;
}

/**
 * Every student opens the same mission, evenly over five seconds, answers some of it and opens it again.
 *
 * @param addresses of the nodes; the requests go to them in turns, as through a proxy
 */
export async function startClass(
  addresses: readonly string[],
  students: readonly Pick<BenchStudent, 'token'>[],
): Promise<ClassRun> {
  let turn = 0;
  const run: ClassRun = { starts: [], answers: [], lost: 0, doubled: 0 };
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  async function ask<T>(
    method: string,
    path: string,
    token: string,
    body: object,
    times?: number[],
  ): Promise<T | null> {
    const begun = performance.now();
    const key = `bench-class-${Math.random().toString(36).slice(2)}`;
    turn += 1;
    const response = await fetch(`${addresses[turn % addresses.length]}/api/mission/attempts${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-ro-token': token, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const { data } = (await response.json()) as { data: T };
    times?.push(performance.now() - begun);
    return response.ok ? data : null;
  }

  const start = (token: string, times?: number[]) =>
    ask<MissionAttempt>('POST', '', token, { bookNo: BOOK_NO, readingMissionType: 'QUIZ' }, times);

  async function study({ token }: Pick<BenchStudent, 'token'>, at: number): Promise<void> {
    await pause((WITHIN_MS * at) / students.length);
    const attempt = await start(token, run.starts);
    if (attempt?.content.kind !== 'QUIZ') {
      run.lost += ANSWERS;
      return;
    }
    const asked = attempt.content.items.filter(({ form }) => form !== 'ORDER').slice(0, ANSWERS);
    const keys = asked.map(({ key }) => key);
    for (const key of keys) {
      await pause(ANSWER_EVERY_MS);
      const body = { value: '1', seq: Date.now() };
      await ask('PUT', `/${attempt.attemptNo}/answers/${key}`, token, body, run.answers);
    }
    const again = await start(token);
    const kept = new Set(again?.answers.filter(({ value }) => value === '1').map(({ key }) => key));
    run.lost += keys.filter((key) => !kept.has(key)).length;
    if (again && again.attemptNo !== attempt.attemptNo) run.doubled += 1;
  }

  await Promise.all(students.map(study));
  return run;
}
