import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEBIANS_BROWSER, findBrowser } from './findBrowser.mjs';
import { runCommand } from './runCommand.mjs';
import { unpackHeadlessShell } from './unpackHeadlessShell.mjs';

/**
 * Makes sure that there is a browser for the end-to-end tests: installs Debian's package, else Playwright's. A lighter one
 * beside it draws all but WebGL; whoever names a browser by `CHROMIUM_PATH` wants no other.
 * @param {string} root @param {Promise<void>} installed settled once the packages are there, of which Playwright is one
 */
export async function ensureBrowser(root, installed) {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const install = debian ? installDebians : installPlaywrights;
  // Debian's needs nothing of npm's: both come side by side.
  if (debian && !process.env.CHROMIUM_PATH && !existsSync(DEBIANS_BROWSER)) await installDebians();
  await installed;
  if (!findBrowser()) await install(root);
  if (!findBrowser()) {
    console.error('브라우저를 설치하지 못했어요. Chromium을 설치하고 CHROMIUM_PATH에 그 위치를 적어 주세요.');
    process.exit(1);
  }
  if (!process.env.CHROMIUM_PATH) await unpackHeadlessShell();
}

async function installDebians() {
  console.log('시험에 쓸 브라우저를 설치해요.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq']);
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
}

async function installPlaywrights(root) {
  console.log('시험에 쓸 브라우저를 설치해요.');
  await runCommand(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium']);
}
