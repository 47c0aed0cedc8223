import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';

const SOURCES = [
  'domain',
  'contract',
  'src',
  'game',
  'server',
  'sandbox',
  'public',
  'index.html',
  'teacher.html',
  'vite.config.ts',
  'vite.teacher.config.ts',
  'vite.server.config.ts',
  'scripts/vite',
  'scripts/browsers',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** Hash of path, size and time of every source file: cheap, and different after any edit or checkout. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const stat = statSync(full);
    if (stat.isDirectory()) for (const name of readdirSync(full).sort()) visit(join(path, name));
    else hash.update(`${path}:${stat.size}:${Math.floor(stat.mtimeMs)}\n`);
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}

/**
 * Whether `dist` was built from the sources that lie here now.
 * @param {string} root
 */
export function isBuilt(root) {
  const marker = markerOf(root);
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint(root);
}

/**
 * Builds the web shell into dist/web and the server into dist/node, and notes from which sources. Ends the process when
 * that fails, or when a browser that the product is for could not run the shell.
 * @param {string} root
 */
export async function buildProduct(root) {
  const built = fingerprint(root);
  console.log('화면과 서버를 만들어요.');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  const build = ['build', '--logLevel', 'warn'];
  for (const [program, ...args] of [
    [bin('vite'), ...build, '--config', 'vite.server.config.ts'],
    [bin('vite'), ...build],
    [bin('vite'), ...build, '--config', 'vite.teacher.config.ts'],
    [process.execPath, 'scripts/checkBrowsers.ts'],
  ]) {
    if ((await runCommand(program, args, { cwd: root })) !== 0) {
      console.error('만들기에 실패했어요. 위에 적힌 까닭을 고친 뒤 다시 실행해 주세요.');
      process.exit(1);
    }
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(markerOf(root), built);
}

const markerOf = (root) => join(root, 'dist', '.fingerprint');
