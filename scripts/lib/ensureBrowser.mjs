import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './findBrowser.mjs';
import { findHeadlessShell } from './findHeadlessShell.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * Makes sure that there is a browser for the end-to-end tests: installs Debian's package, else Playwright's.
 * @param {string} root @param {Promise<void>} [installed] settled once the packages are there, of which Playwright is one
 */
export async function ensureBrowser(root, installed = Promise.resolve()) {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (findBrowser() && (!debian || process.env.CHROMIUM_PATH || findHeadlessShell())) return;
  console.log('시험에 쓸 브라우저를 설치해요.');
  if (debian) {
    await runCommand('apt-get', ['update', '-qq']);
    const packages = ['chromium', 'chromium-headless-shell'];
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    await installed;
    await runCommand(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium']);
  }
  if (findBrowser()) return;
  console.error('브라우저를 설치하지 못했어요. Chromium을 설치하고 CHROMIUM_PATH에 그 위치를 적어 주세요.');
  process.exit(1);
}
