/**
 * Runs loads in turns: first to last, then last to first, and so on, so that whatever else the machine does meets all.
 *
 * @returns rates by load and round
 */
export async function ratesInTurns(loads: readonly (() => Promise<number>)[], rounds: number): Promise<number[][]> {
  const rates = loads.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...loads.entries()];
    if (round % 2 === 1) order.reverse();
    for (const [at, load] of order) rates[at]?.push(await load());
  }
  return rates;
}
