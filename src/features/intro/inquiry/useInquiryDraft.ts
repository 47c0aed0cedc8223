import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MINUTE } from '#domain/time/duration.ts';
import { isReloaded } from '#src/lib/browser/isReloaded.ts';
import { INQUIRY_DRAFT_KEY } from '#src/lib/persisted/draftKeys.ts';
import { isRecord } from '#src/lib/persisted/isRecord.ts';
import { emptyInquiry, type InquiryValues } from './InquiryValues.ts';

/** Milliseconds for which what was typed last is still its writer's, who has not left. */
const KEPT_MS = 30 * MINUTE;

/**
 * What was typed before this page was loaded again by accident; nothing for whoever comes to it, since the next person
 * at a shared computer opens the same tab. The consent is always asked for again.
 */
export function readInquiryDraft(storage: Storage, now: number): InquiryValues {
  const kept = isReloaded() ? parse(storage.getItem(INQUIRY_DRAFT_KEY)) : null;
  if (!isRecord(kept) || typeof kept.at !== 'number' || now - kept.at > KEPT_MS) return emptyInquiry;
  const texts = Object.entries(emptyInquiry).flatMap(([name, empty]) =>
    typeof empty === 'string' && typeof kept[name] === 'string' ? [[name, kept[name]]] : [],
  );
  return { ...emptyInquiry, ...Object.fromEntries(texts) };
}

/** Keeps what is typed for a page that is loaded again, until it was sent or the page is left. */
export function useInquiryDraft(form: UseFormReturn<InquiryValues>, storage: Storage, now: () => number): () => void {
  const forget = useCallback(() => storage.removeItem(INQUIRY_DRAFT_KEY), [storage]);
  useEffect(() => {
    if (readInquiryDraft(storage, now()) === emptyInquiry) forget();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const { consent: _, homepage: __, ...texts } = values;
        try {
          storage.setItem(INQUIRY_DRAFT_KEY, JSON.stringify({ ...texts, at: now() }));
        } catch {
          // Without room for it the form works as well.
        }
      },
    });
    return () => {
      unsubscribe();
      // A page that is loaded again ends without this.
      forget();
    };
  }, [form, storage, now, forget]);
  return forget;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
