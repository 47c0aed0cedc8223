import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { ensureInstalled } from './ensureInstalled.mjs';

const folder = fileURLToPath(new URL('../browser/', import.meta.url));
const packed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
/** Beside its package, so that another version of that does away with it. */
export const unpackedShell = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium');

/**
 * Fetches and unpacks Chromium without windows where it runs (decision 0088). Its libraries must be there already: they
 * come with the whole browser.
 * @returns {Promise<void>} settled without it on a machine that it is not made for or where it does not start
 */
export async function unpackHeadlessShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  await ensureInstalled(folder);
  if (existsSync(unpackedShell)) return;
  const half = `${unpackedShell}.half`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(half, { mode: 0o755 }));
  const { status } = spawnSync(half, ['--version'], { stdio: 'ignore' });
  if (status === 0) return renameSync(half, unpackedShell);
  rmSync(half);
  console.log('가벼운 브라우저가 이 컴퓨터에서 열리지 않아 보통 브라우저로 시험해요. 조금 더 걸려요.');
}
