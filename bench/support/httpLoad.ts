import autocannon, { type Options } from 'autocannon';
import { quantile } from '../recordBench.ts';

/** Short and many: whatever else the machine does then meets both. */
const SECONDS = 1;
const ROUNDS = 5;

/** Requests per second of one load; a run with answers that are not 2xx is no measurement. */
export async function httpLoad(options: Options): Promise<number> {
  const result = await autocannon({ connections: 32, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.total / result.duration;
}

/** What was measured in turns: medians, and the median of the ratios of each turn. */
export interface Turns {
  ours: number;
  peer: number;
  ratio: number;
}

export async function inTurns(
  ours: () => Promise<number>,
  peer: () => Promise<number>,
  count = ROUNDS,
): Promise<Turns> {
  // The first of each only warms up.
  await peer();
  await ours();
  const rounds = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < count; round += 1) {
    rounds.peer.push(await peer());
    rounds.ours.push(await ours());
  }
  return summarise(rounds.ours, rounds.peer);
}

export function summarise(ours: readonly number[], peer: readonly number[]): Turns {
  const ratios = ours.map((value, round) => value / (peer[round] ?? Number.NaN));
  return { ours: quantile(ours, 0.5), peer: quantile(peer, 0.5), ratio: quantile(ratios, 0.5) };
}
