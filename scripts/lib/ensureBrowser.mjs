import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './findBrowser.mjs';
import { runCommand } from './runCommand.mjs';

/** Path of a browser for the end-to-end tests; installs one when there is none: Debian's package, else Playwright's. */
export async function ensureBrowser(root) {
  const present = findBrowser();
  if (present) return present;
  console.log('시험에 쓸 브라우저를 설치해요.');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await runCommand('apt-get', ['update', '-qq']);
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    await runCommand(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  console.error('브라우저를 설치하지 못했어요. Chromium을 설치하고 CHROMIUM_PATH에 그 위치를 적어 주세요.');
  process.exit(1);
}
