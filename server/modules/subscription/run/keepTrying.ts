/** How many questions to the company are under way at once; each may take a minute. */
const AT_ONCE = 4;

/**
 * Does the same for each of a list, a few at a time. One that fails does not stop the others.
 *
 * @param isStopping asked before each: true leaves the rest for the next run
 * @throws the first failure, when all are done: the run fails, and what failed is due again next time
 */
export async function keepTrying<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (isStopping()) return;
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
