/** What a benchmark has started and nobody has ended yet. */
const closers: (() => unknown)[] = [];

/** Ends this with the benchmark, the last one first, also when the benchmark fails or is stopped. */
export function endWith(close: () => unknown): void {
  if (closers.push(close) > 1) return;
  const giveUp = async (reason: unknown) => {
    console.error(reason);
    await endAll();
    process.exit(1);
  };
  for (const event of ['uncaughtException', 'SIGINT', 'SIGTERM']) process.once(event, giveUp);
}

let ending = Promise.resolve();

/** Ends all of it now. What fails meanwhile, for want of what has ended already, waits until the rest has ended too. */
export function endAll(): Promise<void> {
  ending = ending.then(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  return ending;
}
