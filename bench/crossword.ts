/**
 * How near the generator comes to the proven best layouts, and how fast, beside the npm package
 * crossword-layout-generator in turns. `node bench/crossword.ts [lists.json]`
 */
import { join } from 'node:path';
import { checkCrossword } from '#domain/crossword/checkCrossword.ts';
import { generateCrossword } from '#domain/crossword/generateCrossword.ts';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { type CrosswordList, crosswordLists } from './support/crosswordLists.ts';
import { layOutWithPeer } from './support/layOutWithPeer.ts';

const ROUNDS = 3;
const root = join(import.meta.dirname, '..');
const reference = process.argv[2] ?? join(root, '..', 'shared', 'data', 'crossword-lists.json');
const { lists, source } = crosswordLists(reference, join(root, 'content', 'books'));
console.log(`${lists.length} lists: ${source}`);

interface Sample {
  list: CrosswordList;
  words: number;
  ms: number;
  peerWords: number;
  peerMs: number;
  optimal: boolean;
  sound: boolean;
}

/** The middle time of three runs each; of the layouts the worst of ours beside the best of the peer. */
function measure(list: CrosswordList): Sample {
  const own: number[] = [];
  const peer: number[] = [];
  let [words, peerWords] = [Number.POSITIVE_INFINITY, 0];
  let [optimal, sound] = [true, true];
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const start = performance.now();
    const { placements, crossings } = generateCrossword({ words: list.words, seed });
    own.push(performance.now() - start);
    words = Math.min(words, placements.length);
    optimal &&= placements.length === list.limit.words && crossings === list.limit.crossings;
    sound &&= checkCrossword(placements).length === 0;
    const laid = layOutWithPeer(list.words);
    peer.push(laid.ms);
    peerWords = Math.max(peerWords, laid.usable);
  }
  return { list, words, ms: quantile(own, 0.5), peerWords, peerMs: quantile(peer, 0.5), optimal, sound };
}

const PEER = 'crossword-layout-generator';
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function groupFigures(name: string, group: Sample[], goal: { median: number; p95: number }): BenchFigure[] {
  const size = `${name} (${group.length} lists)`;
  const share = (test: (sample: Sample) => boolean) => rounded(group.filter(test).length / group.length, 3);
  const limit = sum(group.map(({ list }) => list.limit.words));
  const placed = sum(group.map(({ words }) => words)) / limit;
  const peerPlaced = sum(group.map(({ peerWords }) => peerWords)) / limit;
  const timing = (what: string, at: number, below: number): BenchFigure => {
    const value = quantile(
      group.map(({ ms }) => ms),
      at,
    );
    const peer = quantile(
      group.map(({ peerMs }) => peerMs),
      at,
    );
    const against = `${PEER} ${rounded(peer)} ms`;
    return {
      what,
      size,
      value: rounded(value),
      unit: 'ms',
      against,
      ratio: rounded(value / peer, 3),
      goal: `< ${below} ms`,
      met: value < below,
    };
  };
  const optimal = share((sample) => sample.optimal);
  const sound = share((sample) => sample.sound);
  return [
    {
      what: 'at the proven optimum (words, then crossings)',
      size,
      value: optimal,
      unit: 'of lists',
      goal: '1',
      met: optimal === 1,
    },
    { what: 'sound by the independent checker', size, value: sound, unit: 'of lists', goal: '1', met: sound === 1 },
    {
      what: 'usable words placed',
      size,
      value: rounded(placed, 3),
      unit: 'of the limit',
      against: `${PEER} ${rounded(peerPlaced, 3)}`,
      ratio: rounded(placed / peerPlaced, 3),
      goal: '1',
      met: placed === 1,
    },
    timing('time, median', 0.5, goal.median),
    timing('time, p95', 0.95, goal.p95),
  ];
}

/** Grids of ten words out of pools that hold more than ten: how often the number is reached, and in what time. */
function poolFigures(pools: CrosswordList[]): BenchFigure[] {
  const times: number[] = [];
  let reached = 0;
  for (const { words } of pools) {
    for (let seed = 0; seed < 10; seed += 1) {
      const start = performance.now();
      reached += Number(generateCrossword({ words, seed, wanted: 10 }).placements.length === 10);
      times.push(performance.now() - start);
    }
  }
  const size = `10 words of a pool (${times.length} grids)`;
  const share = rounded(reached / times.length, 3);
  const p95 = quantile(times, 0.95);
  return [
    { what: 'wanted number reached', size, value: share, unit: 'of grids', goal: '≥ 0.95', met: share >= 0.95 },
    { what: 'time, p95', size, value: rounded(p95), unit: 'ms', goal: '< 2000 ms', met: p95 < 2000 },
  ];
}

if (lists.length === 0) {
  console.error('There is nothing to lay out.');
  process.exitCode = 1;
} else {
  for (const { words } of lists.slice(0, 10)) {
    generateCrossword({ words, seed: 0 });
    layOutWithPeer(words);
  }
  const samples = lists.map(measure);
  const sized = (from: number, to: number) =>
    samples.filter(({ list }) => list.words.length >= from && list.words.length <= to);
  const small = { median: 2, p95: 50 };
  recordBench('crossword', [
    ...groupFigures('8–10 words', sized(2, 10), small),
    ...groupFigures('12–14 words', sized(11, 14), small),
    ...groupFigures('16 words', sized(15, 16), small),
    ...groupFigures('all up to 16 words', sized(2, 16), small),
    ...groupFigures('pools of about 50', sized(17, 99), { median: 2000, p95: 2000 }),
    ...poolFigures(lists.filter(({ words, limit }) => words.length > 16 && limit.words > 10)),
  ]);
}
