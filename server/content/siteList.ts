import { z } from 'zod';
import { type SiteName, siteNames } from '#contract/site.ts';

/** `sites:` of a file: `all`, or some: `[home]` or `edu, school`. */
export const siteList = z.string().transform((text, context): readonly SiteName[] => {
  if (text === 'all') return siteNames;
  const named = text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((name) => name.trim());
  const known = siteNames.filter((site) => named.includes(site));
  if (known.length !== named.length) context.addIssue({ code: 'custom', message: 'all이거나 [home]처럼 적어 주세요' });
  return known;
});
