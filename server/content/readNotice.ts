import { z } from 'zod';
import type { SiteName } from '#contract/site.ts';
import { type NoticeCategory, noticeCategories } from '#domain/help/noticeCategories.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { siteList } from './siteList.ts';

const head = z.strictObject({
  /** Left out by operators for a new one; 0 then. */
  articleNo: z.coerce.number<number>().int().min(0).default(0),
  title: z.string().min(1).max(80),
  category: z.enum(noticeCategories).default('안내'),
  publishedAt: z.iso.datetime({ offset: true }),
  pinned: z.enum(['true', 'false']).default('false'),
  sites: siteList.prefault('all'),
});

export interface NoticeSource {
  articleNo: number;
  title: string;
  category: NoticeCategory;
  /** Milliseconds UTC. */
  publishedAt: number;
  pinned: boolean;
  sites: readonly SiteName[];
  /** Markdown. */
  content: string;
}

export type ReadNotice = { ok: true; notice: NoticeSource } | { ok: false; reason: string };

/** Reads a notice of content/site/notices. */
export function readNotice(text: string): ReadNotice {
  const read = readFrontMatter(text, head);
  if (!read.ok) return read;
  const { publishedAt, pinned, ...rest } = read.head;
  const times = { publishedAt: Date.parse(publishedAt), pinned: pinned === 'true' };
  return { ok: true, notice: { ...rest, ...times, content: read.content } };
}
