import { withJosa } from '#domain/text/withJosa.ts';
import type { Shown } from './SpreadLayout.ts';

interface SeenPages {
  firstNo: number;
  lastNo: number;
  part: Shown['part'];
}

/**
 * What is on the screen, as a number to see and one to listen to: 3쪽, 3–4쪽, or 3쪽 · 2/2 where a page takes more than one
 * screen.
 */
export function pageNumberWords({ firstNo, lastNo, part }: SeenPages): { shown: string; spoken: string } {
  if (firstNo !== lastNo)
    return { shown: `${firstNo}–${lastNo}쪽`, spoken: `${withJosa(`${firstNo}쪽`, '와/과')} ${lastNo}쪽` };
  if (!part) return { shown: `${firstNo}쪽`, spoken: `${firstNo}쪽` };
  const { from, to, of } = part;
  const parts = from === to ? `${from}` : `${from}–${to}`;
  const spokenParts = from === to ? `${from}번째` : `${from}번째부터 ${to}번째`;
  return { shown: `${firstNo}쪽 · ${parts}/${of}`, spoken: `${firstNo}쪽, ${of}화면 가운데 ${spokenParts}` };
}
