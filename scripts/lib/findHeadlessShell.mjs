import { existsSync } from 'node:fs';
import { unpackedShell } from './unpackHeadlessShell.mjs';

/**
 * Path of Chromium without the windows around its pages, or null. It draws and runs pages like the whole browser at half
 * the work for the machine, except WebGL without a graphics card, which it draws slower. Whoever names a browser by
 * `CHROMIUM_PATH` means that one.
 */
export function findHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(unpackedShell) ? unpackedShell : null;
}
