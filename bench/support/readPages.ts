import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/findBrowser.mjs';
import { quantile } from '../recordBench.ts';
import { loadLighthouse, type SentFile } from './loadLighthouse.ts';

/** What a page weighs as sent, in bytes, by kind. */
export interface PageWeight {
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  /** The page itself, answers of the API, sound. */
  others: number;
}

/** How a page does under Lighthouse's mobile throttling: the middle of its visits. */
export interface PageReading {
  largestPaintMs: number;
  blockedMs: number;
  /** Cumulative layout shift; below 0.1 is good. */
  shift: number;
  weight: PageWeight;
  visits: number;
}

/** The measures that are read; without the other audits a visit takes a third of the time. */
const AUDITS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'network-requests'];
const VISITS = 3;
/** Milliseconds: a scene that moves never comes to rest, and nothing of it counts after its picture stands. */
const LONGEST_LOAD_MS = 15_000;
/** Milliseconds after which a page gets no further visit: the middle of fewer is told as such. */
const LONGEST_PAGE_MS = 25_000;
/** Milliseconds for one visit, everything included; one that hangs is given up and not counted. */
const LONGEST_VISIT_MS = 45_000;

/** A browser that knows nothing but what is put into it, and reads pages the way a phone meets them. */
export async function openReadingBrowser(debuggingPort: number) {
  const lighthouse = await loadLighthouse();
  const profile = mkdtempSync(join(tmpdir(), 'chaekbada-reading-'));
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });

  async function visit(url: string): Promise<Omit<PageReading, 'visits'> | null> {
    const tooLong = pause(LONGEST_VISIT_MS, undefined, { ref: false });
    // What is cached is cleared before each visit; the login stays.
    const reading = lighthouse(url, {
      port: debuggingPort,
      logLevel: 'silent',
      output: 'json',
      onlyAudits: AUDITS,
      maxWaitForLoad: LONGEST_LOAD_MS,
    }).catch(() => undefined);
    const audits = (await Promise.race([reading, tooLong]))?.lhr.audits;
    const value = (id: string) => audits?.[id]?.numericValue;
    const largestPaintMs = value('largest-contentful-paint');
    if (largestPaintMs === undefined) return null;
    return {
      largestPaintMs,
      blockedMs: value('total-blocking-time') ?? 0,
      shift: value('cumulative-layout-shift') ?? 0,
      weight: weigh(audits?.['network-requests']?.details?.items ?? []),
    };
  }

  return {
    context,
    /** @returns null when no visit of the page ended */
    async read(url: string): Promise<PageReading | null> {
      const begun = performance.now();
      const readings: Omit<PageReading, 'visits'>[] = [];
      for (let turn = 0; turn < VISITS && performance.now() - begun < LONGEST_PAGE_MS; turn += 1) {
        const reading = await visit(url);
        if (reading) readings.push(reading);
      }
      const [first] = readings;
      if (!first) return null;
      const middle = (of: 'largestPaintMs' | 'blockedMs' | 'shift') =>
        quantile(
          readings.map((one) => one[of]),
          0.5,
        );
      return {
        largestPaintMs: middle('largestPaintMs'),
        blockedMs: middle('blockedMs'),
        shift: middle('shift'),
        weight: first.weight,
        visits: readings.length,
      };
    },
    async close(): Promise<void> {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const kinds: Record<string, keyof PageWeight> = {
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
};

function weigh(files: readonly SentFile[]): PageWeight {
  const weight: PageWeight = { scripts: 0, styles: 0, fonts: 0, pictures: 0, others: 0 };
  for (const { resourceType = '', transferSize = 0 } of files) weight[kinds[resourceType] ?? 'others'] += transferSize;
  return weight;
}
