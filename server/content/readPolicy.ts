import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type PolicyCode, policyCode } from '#contract/policy.ts';
import { siteName, siteNames } from '#contract/site.ts';
import type { StoredPolicy } from './PolicyBook.ts';
import { readFrontMatter } from './readFrontMatter.ts';

/** Refusing these must never keep anybody from joining (개인정보 보호법 제22조 제5항). */
const OPTIONAL: readonly PolicyCode[] = ['MARKETING_EMAIL', 'MARKETING_SMS'];

const head = z
  .strictObject({
    code: policyCode,
    version: z.coerce.number<number>().int().min(1),
    title: z.string().min(1).max(80),
    summary: z.string().min(20).max(400),
    required: z.enum(['true', 'false']).transform((text) => text === 'true'),
    effectiveFrom: z.iso.date(),
    sites: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(siteName))
      .default([...siteNames]),
  })
  .refine(({ code, required }) => required !== OPTIONAL.includes(code), {
    path: ['required'],
    message: '필수 문서는 true, 광고성 정보 수신 동의는 false여야 해요',
  });

export type ReadPolicy = { ok: true; policy: StoredPolicy } | { ok: false; reason: string };

/** Reads a document of content/site/policies. @param file its name, `<CODE>.<version>.md` */
export function readPolicy(file: string, text: string): ReadPolicy {
  const read = readFrontMatter(text, head);
  if (!read.ok) return read;
  const { code, version } = read.head;
  if (file !== `${code}.${version}.md`) return { ok: false, reason: `파일 이름은 ${code}.${version}.md여야 해요` };
  if (/<[a-z/!]/i.test(read.content)) return { ok: false, reason: 'HTML 태그는 쓸 수 없어요' };
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { ok: true, policy: { ...read.head, content: read.content, sha256 } };
}
