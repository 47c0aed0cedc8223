import type { BenchStudent } from './prepareBenchData.ts';

const WITHIN_MS = 5_000;

/** Every student opens the same mission, evenly over five seconds. Returns how long each waited, in milliseconds. */
export async function startClass(address: string, students: readonly BenchStudent[]): Promise<number[]> {
  return Promise.all(
    students.map(async ({ token }, at) => {
      await new Promise((resolve) => setTimeout(resolve, (WITHIN_MS * at) / students.length));
      const begun = performance.now();
      const response = await fetch(`${address}/api/mission/attempts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-ro-token': token, 'idempotency-key': `bench-class-${at}` },
        body: JSON.stringify({ bookNo: 1055, readingMissionType: 'QUIZ' }),
      });
      if (!response.ok) throw new Error(`mission not started: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
      return performance.now() - begun;
    }),
  );
}
