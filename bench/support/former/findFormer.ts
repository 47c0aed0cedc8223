import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { former } from '../quick/former.ts';

const HOW = `
bench:former needs a built checkout of ${former.commit} in the folder that FORMER_DIR names. To make one:

  git worktree add --detach ../former ${former.commit}
  cd ../former && npm ci && npm run build
  FORMER_DIR=../former npm run bench:former

Any Node from 20.19 on builds it; it is served and filled by the Node that runs the benchmark.
`;

/** The folder of FORMER_DIR; null, with the reason and the way to make one printed, where it holds no such build. */
export function findFormer(): string | null {
  const named = process.env.FORMER_DIR;
  const folder = resolve(named ?? '');
  const reason = named ? whyNot(folder) : 'FORMER_DIR is not set';
  if (reason === null) return folder;
  console.log(`Nothing measured: ${reason}.\n${HOW}`);
  return null;
}

function whyNot(folder: string): string | null {
  if (!existsSync(join(folder, 'package.json'))) return `${folder} holds no checkout`;
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
  if (!head.startsWith(former.commit)) return `${folder} is at ${head.slice(0, former.commit.length)}`;
  if (!existsSync(join(folder, 'dist/node/server/main.js'))) return `${folder} is not built`;
  return null;
}
