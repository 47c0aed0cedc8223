import { z } from 'zod';
import type { BucketTuning } from '#domain/limit/takeTokens.ts';
import { SECOND } from '#domain/time/duration.ts';

/** What one account may ask a node for, and milliseconds that a refusal is held back. */
export interface AccountRate extends BucketTuning {
  refusalMs: number;
}

/** Settings of whoever runs the product: where it is watched, how it stops, where backups go. */
export interface OperationsSettings {
  /** Where metrics and the deep check are served, apart from the sites; null: nowhere. */
  admin: { host: string; port: number /** Whether the port was asked for by name. */; required: boolean } | null;
  /** Milliseconds between "not ready" and taking no more connections, so that a proxy can turn away first. */
  stopDelayMs: number;
  /** What one account may ask a node for (domain/limit). */
  accountRate: AccountRate;
  backup: {
    /** Where the hourly backup and the tombstones go; null: no backup by the clock. */
    dir: string | null;
    /** At least 32 characters; encrypts backups. Null: none can be made or read. */
    key: string | null;
  };
}

/** Beside the sites (3000–3002), below the stand-ins (3010–3014). */
const ADMIN_PORT = 3009;
/** Seconds that proxies and Kubernetes need to notice (facts: endpoints lag behind the signal). */
const BEHIND_PROXY_SECONDS = 5;
/** A page starts with up to fifteen calls, which cost about 30; the main page is the dearest. */
const ACCOUNT_RATE: AccountRate = { perSecond: 20, burst: 80, refusalMs: 1000 };
/** Tests ask a year's worth in a moment of their own clock. */
const UNLIMITED: AccountRate = { perSecond: 1_000_000, burst: 1_000_000, refusalMs: 0 };

export const operationsShape = {
  ADMIN_PORT: z.union([z.literal('off'), z.coerce.number<number>().int().min(1).max(65_535)]).optional(),
  ADMIN_HOST: z.string().min(1).default('127.0.0.1'),
  STOP_DELAY_SECONDS: z.coerce.number<number>().int().min(0).max(60).optional(),
  ACCOUNT_RATE: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  ACCOUNT_BURST: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z.string().min(32).optional(),
};

const given = z.object(operationsShape);
type Given = z.infer<typeof given>;

/** @param about.absolute turns a path of the settings into one from the root */
export function readOperations(
  data: Given,
  about: { test: boolean; trustProxy: boolean; absolute: (path: string) => string },
): { operations: OperationsSettings; problems: string[] } {
  const { ADMIN_PORT: port, ADMIN_HOST: host, STOP_DELAY_SECONDS: seconds, BACKUP_DIR: dir, BACKUP_KEY: key } = data;
  const off = port === 'off' || (port === undefined && about.test);
  const rate = about.test ? UNLIMITED : ACCOUNT_RATE;
  const problems: string[] = [];
  if (dir !== undefined && key === undefined) {
    problems.push('BACKUP_DIR을 쓰려면 BACKUP_KEY(32자 이상)도 정해 주세요. 백업은 언제나 암호로 잠가요.');
  }
  return {
    operations: {
      admin: off ? null : { host, port: typeof port === 'number' ? port : ADMIN_PORT, required: port !== undefined },
      stopDelayMs: (seconds ?? (about.trustProxy ? BEHIND_PROXY_SECONDS : 0)) * SECOND,
      accountRate: {
        perSecond: data.ACCOUNT_RATE ?? rate.perSecond,
        burst: data.ACCOUNT_BURST ?? rate.burst,
        refusalMs: rate.refusalMs,
      },
      backup: { dir: dir === undefined ? null : about.absolute(dir), key: key ?? null },
    },
    problems,
  };
}
