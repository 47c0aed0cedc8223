import { z } from 'zod';
import type { SiteName } from '#contract/site.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { siteList } from './siteList.ts';

const head = z.strictObject({
  /** Left out by operators for a new one; 0 then. */
  popupNo: z.coerce.number<number>().int().min(0).default(0),
  title: z.string().min(1).max(40),
  sites: siteList.prefault('all'),
  from: z.iso.datetime({ offset: true }),
  until: z.iso.datetime({ offset: true }),
  /** `/event/contest 대회 보러 가기`: a page of the same site and the words of the button. */
  link: z
    .string()
    .regex(/^\/(?![/\\])\S* \S.*$/, '‘/event/contest 대회 보러 가기’처럼 적어 주세요')
    .optional(),
});

export interface PopupSource {
  popupNo: number;
  title: string;
  sites: readonly SiteName[];
  /** Milliseconds UTC. */
  from: number;
  until: number;
  link: { href: string; label: string } | null;
  /** Markdown. */
  content: string;
}

export type ReadPopup = { ok: true; popup: PopupSource } | { ok: false; reason: string };

/** Reads a popup of content/site/popups. */
export function readPopup(text: string): ReadPopup {
  const read = readFrontMatter(text, head);
  if (!read.ok) return read;
  const { popupNo, title, sites, link } = read.head;
  const [from, until] = [Date.parse(read.head.from), Date.parse(read.head.until)];
  if (until <= from) return { ok: false, reason: 'until: 시작(from)보다 늦어야 해요' };
  const at = link?.indexOf(' ') ?? -1;
  const button = link === undefined ? null : { href: link.slice(0, at), label: link.slice(at + 1).trim() };
  return { ok: true, popup: { popupNo, title, sites, from, until, link: button, content: read.content } };
}
