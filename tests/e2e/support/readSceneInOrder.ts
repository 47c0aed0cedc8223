import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { phrasesOf } from '#src/testing/phrasesOf.ts';

/** A scene longer than this does not end. */
const MOST_PHRASES = 600;

/**
 * What a screen reader says of a scene, read from its beginning to its end. The page must let the reader in
 * (`bypassCSP`).
 */
export async function readSceneInOrder(page: Page): Promise<string[]> {
  await page.addScriptTag({ type: 'module', content: await readerScript() });
  await page.waitForFunction(() => 'screenReader' in window);
  const log = await page.locator('[data-live="polite"]').evaluate(async (live, most) => {
    const { screenReader } = window as unknown as { screenReader: ScreenReader };
    const container = live.parentElement;
    if (!container) throw new Error('no scene');
    await screenReader.start({ container });
    const first = await screenReader.lastSpokenPhrase();
    // After the last phrase of a part of a page the reader begins again.
    for (let count = 1; count < most; count += 1) {
      await screenReader.next();
      if ((await screenReader.lastSpokenPhrase()) === first) break;
    }
    const said = await screenReader.spokenPhraseLog();
    await screenReader.stop();
    // What was announced last still stands there; it is no part of the scene.
    const bare = (text: string | null) => (text ?? '').replace(/\u200b/g, '').trim();
    const announced = bare(live.textContent);
    return said.slice(0, Math.max(1, said.lastIndexOf(first))).filter((phrase) => bare(phrase) !== announced);
  }, MOST_PHRASES);
  return phrasesOf(log);
}

interface ScreenReader {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
}

/** The reader as a module that gives itself to the window. */
async function readerScript(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
  const source = await readFile(path, 'utf8');
  const exported = /export\s*\{([^}]*)\}/.exec(source);
  const name = exported?.[1]?.match(/([\w$]+) as virtual\b/)?.[1];
  if (!exported || !name) throw new Error('the screen reader exports no reader');
  return source.replace(exported[0], () => `window.screenReader = ${name};`);
}
