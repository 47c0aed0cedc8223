import { z } from 'zod';
import { readFrontMatter } from './readFrontMatter.ts';

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

/** Reads a notice of content/site/notices. */
export function readNotice(text: string): ReadNotice {
  const read = readFrontMatter(text, head);
  if (!read.ok) return read;
  const { articleNo, title, publishedAt, pinned } = read.head;
  const notice = { articleNo, title, publishedAt: Date.parse(publishedAt), pinned: pinned === 'true' };
  return { ok: true, notice: { ...notice, content: read.content } };
}
