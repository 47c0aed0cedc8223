import { z } from 'zod';

const head = z.strictObject({
  articleNo: z.coerce.number().int().min(1),
  title: z.string().min(1).max(80),
  publishedAt: z.iso.datetime({ offset: true }),
  pinned: z.enum(['true', 'false']).default('false'),
});

export interface NoticeSource {
  articleNo: number;
  title: string;
  /** Milliseconds UTC. */
  publishedAt: number;
  pinned: boolean;
  /** Markdown. */
  content: string;
}

export type ReadNotice = { ok: true; notice: NoticeSource } | { ok: false; reason: string };

/** Reads a notice: lines of `name: value` between two lines of `---`, then Markdown. */
export function readNotice(text: string): ReadNotice {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]+)$/.exec(text.normalize('NFC'));
  if (parts === null) return { ok: false, reason: '머리글(---)과 내용이 있어야 해요' };
  const [, fields = '', content = ''] = parts;
  const entries = fields.split(/\r?\n/).map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  const parsed = head.safeParse(Object.fromEntries(entries), { error: z.locales.ko().localeError });
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { ok: false, reason: reasons.join(', ') };
  }
  const { articleNo, title, publishedAt, pinned } = parsed.data;
  return {
    ok: true,
    notice: {
      articleNo,
      title,
      publishedAt: Date.parse(publishedAt),
      pinned: pinned === 'true',
      content: content.trim(),
    },
  };
}
