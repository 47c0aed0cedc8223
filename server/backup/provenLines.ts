import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { OperatorError } from '../operator/OperatorError.ts';

interface LineKind<T> {
  /** Has the codes of one list be nothing in another. */
  label: string;
  schema: z.ZodType<T>;
  /** All of a line, as one text. */
  textOf: (line: T) => string;
  /** What a list is called where one of its lines cannot be believed. */
  name: string;
}

const CODE_LENGTH = 22;

/** Lists beside the backups that are only added to: lines of JSON, each proved by the key of the backups. */
export function provenLines<T extends object>({ label, schema, textOf, name }: LineKind<T>) {
  const macOf = (key: string, line: T): string => {
    const derived = Buffer.from(hkdfSync('sha256', key, 'chaekbada', label, 32));
    return createHmac('sha256', derived).update(textOf(line)).digest('base64url').slice(0, CODE_LENGTH);
  };

  return {
    /** @throws OperatorError when a line was not written by us; null when there is no file */
    async read(path: string, key: string): Promise<T[] | null> {
      const text = await readFile(path, 'utf8').catch(() => null);
      // A line that a power cut left half is written again by the next run.
      const lines = text?.slice(0, text.lastIndexOf('\n') + 1).split('\n');
      if (lines === undefined) return null;
      return lines.filter(Boolean).map((each, index) => {
        const { mac, ...rest } = parse(each);
        const parsed = schema.safeParse(rest);
        if (!parsed.success || !matches(mac, macOf(key, parsed.data))) {
          throw new OperatorError(`${name}의 ${index + 1}번째 줄을 믿을 수 없어요: ${path}`);
        }
        return parsed.data;
      });
    },

    async append(path: string, key: string, lines: readonly T[]): Promise<void> {
      mkdirSync(dirname(path), { recursive: true });
      const file = await open(path, 'a+', 0o600);
      try {
        const text = await file.readFile('utf8');
        await file.truncate(Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
        const written = lines.map((one) => `${JSON.stringify({ ...one, mac: macOf(key, one) })}\n`);
        await file.appendFile(written.join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}

function matches(given: unknown, right: string): boolean {
  return (
    typeof given === 'string' &&
    given.length === right.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(right))
  );
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
