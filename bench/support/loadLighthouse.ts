import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#tests/support/listSources.ts';
import { ensureInstalled } from '../../scripts/lib/ensureInstalled.mjs';

/** What a table of an audit contains: the element that an audit is about. */
interface AuditItem {
  items?: { node?: { selector?: string; snippet?: string } }[];
}

interface Audit {
  numericValue?: number;
  details?: { items?: AuditItem[] };
}

interface Options {
  /** Debugging port of the browser that reads. */
  port: number;
  logLevel: 'silent';
  output: 'json';
  onlyAudits: readonly string[];
  /** Milliseconds. */
  maxWaitForLoad: number;
}

/** A message of the browser about the network, as it came (Chrome DevTools Protocol). */
export interface NetworkEvent {
  method: string;
  params: {
    requestId?: string;
    type?: string;
    response?: { url: string; headers?: Record<string, string> };
    /** Bytes of a body that came, compressed as they were sent; over HTTP/2 with the heads of their frames. */
    encodedDataLength?: number;
  };
}

interface Visited {
  lhr: { audits: Record<string, Audit> };
  artifacts: { DevtoolsLog: NetworkEvent[] };
}

/** Visits an address as a phone on a slow line does. */
type Lighthouse = (url: string, options: Options) => Promise<Visited | undefined>;

/**
 * Lighthouse, of which nothing else makes use: a fifth of all the files that were installed with it. It has a lock file
 * of its own beside it, and is fetched when pages are first read.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(projectRoot, 'bench/lighthouse');
  await ensureInstalled(folder);
  const file = join(folder, 'node_modules/lighthouse/core/index.js');
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
}
