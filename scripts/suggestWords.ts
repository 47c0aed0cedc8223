import { readdirSync, readFileSync, statSync, watchFile } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { PACK_TUNING } from '../domain/book-pack/packTuning.ts';
import { bridgeWords, studyWordPool } from '../domain/book-pack/studyWordPool.ts';

// Usage: node scripts/suggestWords.ts <folder of a pack, or its bookNo> [--watch]
// Prints how many of the candidates in puzzle.json can cross, and what a further word should contain.

/** Words of other books printed as bridges; more would not be read. */
const BRIDGES = 24;
const SHARED = 14;

const pool = z.object({
  seed: z.int().default(1),
  wanted: z.int().default(8),
  words: z.array(z.object({ word: z.string() })),
});

const [target, ...flags] = process.argv.slice(2);
if (target === undefined) {
  console.error('쓰는 법: npm run suggest:words -- <책 번호나 폴더> [--watch]');
  process.exit(1);
}
const file = join(/^\d+$/u.test(target) ? resolve('content/books', target) : resolve(target), 'puzzle.json');
report();
if (flags.includes('--watch')) watchFile(file, { interval: 500 }, report);

function report(): void {
  try {
    const { seed, wanted, words } = pool.parse(JSON.parse(readFileSync(file, 'utf8')));
    describe(
      words.map(({ word }) => word.normalize('NFC')),
      seed,
      wanted,
    );
  } catch (error) {
    console.error(`${file}을 읽을 수 없어요: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

function describe(words: readonly string[], seed: number, wanted: number): void {
  const unfit = words.filter((word) => !/^[가-힣]{2,6}$/u.test(word));
  const fit = words.filter((word) => !unfit.includes(word));
  const study = studyWordPool(fit, seed);
  const enough = study.most >= wanted ? '충분해요' : `${wanted - study.most}개 모자라요`;
  const lines = [
    '',
    `후보 ${fit.length}개 가운데 많아야 ${study.most}개가 한 판에 엮여요${study.proven ? '' : ' (더 찾지 못한 수예요)'}. 바라는 수 ${wanted}개: ${enough}`,
    `엮인 낱말   ${study.placed.join(' ')}`,
    `홀로 남음   ${study.alone.join(' ') || '없음'}   (같은 글자를 가진 낱말이 없어요)`,
    `자리 없음   ${study.leftOut.join(' ') || '없음'}   (${PACK_TUNING.puzzleSize}×${PACK_TUNING.puzzleSize} 판에 함께 놓이지 못해요)`,
    `함께 쓰는 글자  ${study.shared
      .slice(0, SHARED)
      .map(({ syllable, words: held }) => `${syllable}(${held.join('·')})`)
      .join('  ')}`,
  ];
  if (unfit.length > 0) lines.push(`쓸 수 없음   ${unfit.join(' ')}   (한글 2~6글자여야 해요)`);
  if (study.wanted.length > 0) {
    const pairs = study.wanted.map(({ from, to, words: ins }) => `${from}+${to}(${ins.join('·')})`).join('  ');
    const bridges = bridgeWords(study, knownWords()).slice(0, BRIDGES);
    lines.push(`찾아볼 낱말  두 글자를 함께 가진 말: ${pairs}`);
    lines.push(`이어 줄 말   ${bridges.join(' ') || '없음'}   (다른 책의 퍼즐에서 쓴 낱말)`);
  }
  console.log(lines.join('\n'));
}

/** Words that other books' puzzles use: a small dictionary that grows with the library. */
function knownWords(): string[] {
  const root = resolve('content/books');
  return readdirSync(root)
    .map((name) => join(root, name, 'puzzle.json'))
    .filter((path) => path !== file && statSync(path, { throwIfNoEntry: false })?.isFile())
    .flatMap((path) => pool.parse(JSON.parse(readFileSync(path, 'utf8'))).words.map(({ word }) => word));
}
