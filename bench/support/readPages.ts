import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/findBrowser.mjs';
import { quantile } from '../recordBench.ts';
import { loadLighthouse } from './loadLighthouse.ts';
import { type PageWeight, weighBodies } from './weighBodies.ts';

/** How a page does under Lighthouse's mobile throttling: the middle of its visits. */
export interface PageReading {
  largestPaintMs: number;
  /** Null for what is drawn on a canvas: without a largest paint Lighthouse counts no blocked time. */
  blockedMs: number | null;
  /** Cumulative layout shift; below 0.1 is good. */
  shift: number;
  weight: PageWeight;
  visits: number;
  /** Why visits do not count. */
  failures: string[];
}

type Visit = Omit<PageReading, 'visits' | 'failures'>;

/** The measures that are read; without the other audits a visit takes a third of the time. */
const AUDITS = [
  'largest-contentful-paint',
  'largest-contentful-paint-element',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** Milliseconds of blocked main thread after which a visit says nothing about the page. */
const LONGEST_BLOCKED_MS = 4_000;
/** What stands on the screen until the page does: the splash of index.html, and notes of loading. */
const WAITING = /\bsplash\b|data-loading-note/;
const VISITS = 3;
/** Milliseconds: a scene that moves never comes to rest, and nothing of it counts after its picture stands. */
const LONGEST_LOAD_MS = 15_000;
/** Milliseconds after which a page gets no further visit: the middle of fewer is told as such. */
const LONGEST_PAGE_MS = 25_000;
/** Milliseconds for one visit, everything included; one that hangs is given up and not counted. */
const LONGEST_VISIT_MS = 45_000;

/**
 * A browser that knows nothing but what is put into it, and reads pages the way a phone meets them.
 *
 * @param trust of the certificate of the servers (`makeCertificate`)
 */
export async function openReadingBrowser(debuggingPort: number, trust: string) {
  const lighthouse = await loadLighthouse();
  const profile = mkdtempSync(join(tmpdir(), 'chaekbada-reading-'));
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', trust, `--remote-debugging-port=${debuggingPort}`],
  });

  /** @returns why it does not count, where it does not */
  async function visit(url: string, drawn: boolean): Promise<Visit | string> {
    const tooLong = pause(LONGEST_VISIT_MS, undefined, { ref: false });
    // What is cached is cleared before each visit; the login stays.
    const reading = lighthouse(url, {
      port: debuggingPort,
      logLevel: 'silent',
      output: 'json',
      onlyAudits: AUDITS,
      maxWaitForLoad: LONGEST_LOAD_MS,
    }).catch(() => undefined);
    const { lhr, artifacts } = (await Promise.race([reading, tooLong])) ?? {};
    const audits = lhr?.audits;
    const value = (id: string) => audits?.[id]?.numericValue;
    const largestPaintMs = value('largest-contentful-paint');
    if (!audits || !artifacts || (largestPaintMs === undefined && !drawn)) return 'it did not end';
    const { selector = '', snippet = '' } =
      audits?.['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node ?? {};
    if (!drawn && WAITING.test(selector + snippet)) return `its largest paint is ${snippet}`;
    const blockedMs = value('total-blocking-time') ?? null;
    if (blockedMs === null && !drawn) return 'its blocked time could not be read';
    if (blockedMs !== null && blockedMs > LONGEST_BLOCKED_MS)
      return `the main thread was blocked for ${Math.round(blockedMs)} ms`;
    return {
      largestPaintMs: largestPaintMs ?? 0,
      blockedMs,
      shift: value('cumulative-layout-shift') ?? 0,
      weight: weighBodies(artifacts.DevtoolsLog),
    };
  }

  return {
    context,
    /**
     * @param drawn it is drawn on a canvas: what a browser reports as its largest paint is not what the page is about
     * @returns why the last visit did not count, where none did
     */
    async read(url: string, drawn: boolean): Promise<PageReading | string> {
      const begun = performance.now();
      const readings: Visit[] = [];
      const failures: string[] = [];
      for (let turn = 0; turn < VISITS && performance.now() - begun < LONGEST_PAGE_MS; turn += 1) {
        const reading = await visit(url, drawn);
        if (typeof reading === 'string') failures.push(reading);
        else readings.push(reading);
      }
      const [first] = readings;
      if (!first) return failures.at(-1) ?? 'none was made';
      const middle = (values: number[]) => quantile(values, 0.5);
      return {
        largestPaintMs: middle(readings.map((one) => one.largestPaintMs)),
        blockedMs: drawn ? null : middle(readings.map((one) => one.blockedMs ?? Number.NaN)),
        shift: middle(readings.map((one) => one.shift)),
        weight: first.weight,
        visits: readings.length,
        failures,
      };
    },
    async close(): Promise<void> {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
