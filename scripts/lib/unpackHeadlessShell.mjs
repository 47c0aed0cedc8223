import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { installPackages } from './ensureInstalled.mjs';

const folder = fileURLToPath(new URL('../browser/', import.meta.url));
const packed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
/** Beside its package, so that another version of that does away with it. */
export const unpackedShell = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium');

/**
 * Fetches and unpacks Chromium without windows where it runs (decision 0088). Its libraries must be there already: they
 * come with the whole browser.
 * @returns {Promise<void>} settled without it on a machine that it is not made for, or where it cannot be had or started
 */
export async function unpackHeadlessShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const installed = await installPackages(folder, '시험할 브라우저를 받아요. 처음 한 번만 걸려요.');
  if (existsSync(unpackedShell) || (installed && (await unpack()))) return;
  console.log('가벼운 브라우저를 쓸 수 없어 보통 브라우저로 시험해요. 조금 더 걸려요.');
}

/** @returns {Promise<boolean>} whether it starts */
async function unpack() {
  const half = `${unpackedShell}.half`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(half, { mode: 0o755 }));
  const { status } = spawnSync(half, ['--version'], { stdio: 'ignore' });
  if (status === 0) renameSync(half, unpackedShell);
  else rmSync(half);
  return status === 0;
}
