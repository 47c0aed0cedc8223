import type { z } from 'zod';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';
import { formatField } from './formatField.ts';

export type FrontMatter<T> = { ok: true; head: T; content: string } | { ok: false; reason: string };

/** Reads a Markdown file with a head: lines of `name: value` between two lines of `---`, then the text. */
export function readFrontMatter<T extends z.ZodType>(text: string, head: T): FrontMatter<z.infer<T>> {
  if (withoutControls(text) !== text) return { ok: false, reason: '보이지 않는 제어 문자가 들어 있어요' };
  const parts = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n([\s\S]+)$/.exec(text.normalize('NFC'));
  if (parts === null) return { ok: false, reason: '머리글(---)과 내용이 있어야 해요' };
  const [, fields = '', content = ''] = parts;
  const entries = new Map<string, string>();
  for (const line of fields.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at)).trim();
    if (name === '') return { ok: false, reason: `머리글은 ‘이름: 값’으로 적어 주세요 (${line.trim().slice(0, 40)})` };
    if (entries.has(name)) return { ok: false, reason: `머리글에 두 번 있어요: ${name}` };
    entries.set(name, unquote(line.slice(at + 1).trim()));
  }
  const parsed = head.safeParse(Object.fromEntries(entries), { error: koreanIssue });
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) =>
      [formatField(path), message].filter(Boolean).join(': '),
    );
    return { ok: false, reason: reasons.join(', ') };
  }
  return { ok: true, head: parsed.data, content: content.trim() };
}

/** What stands in quotation marks as a whole, without them. */
function unquote(value: string): string {
  const inside = /^(["'])(.*)\1$/u.exec(value);
  const [, mark = '', text = ''] = inside ?? [];
  return inside === null || text.includes(mark) ? value : text;
}
