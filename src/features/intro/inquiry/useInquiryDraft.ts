import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isRecord } from '../../../lib/persisted/isRecord.ts';
import { emptyInquiry, type InquiryValues } from './InquiryValues.ts';

const KEY = 'chaekbada.inquiry';

/** What was typed before in this tab; an accidental reload loses nothing. The consent is always given anew. */
export function readInquiryDraft(storage: Storage): InquiryValues {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(KEY) ?? 'null');
  } catch {
    return emptyInquiry;
  }
  if (!isRecord(kept)) return emptyInquiry;
  const texts = Object.entries(emptyInquiry).flatMap(([name, empty]) =>
    typeof empty === 'string' && typeof kept[name] === 'string' ? [[name, kept[name]]] : [],
  );
  return { ...emptyInquiry, ...Object.fromEntries(texts) };
}

/** Keeps what is typed for as long as the tab lives, until it was sent. */
export function useInquiryDraft(form: UseFormReturn<InquiryValues>, storage: Storage): () => void {
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const { consent: _, homepage: __, ...texts } = values;
        try {
          storage.setItem(KEY, JSON.stringify(texts));
        } catch {
          // Without room for it the form works as well.
        }
      },
    });
    return unsubscribe;
  }, [form, storage]);
  return () => storage.removeItem(KEY);
}
