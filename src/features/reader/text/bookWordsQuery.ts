import { queryOptions } from '@tanstack/react-query';
import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import type { ExplainedWord } from '#contract/wordBasket.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { isUnreachable } from '#src/lib/api/isUnreachable.ts';
import type { keptBooks } from '#src/lib/kept-books/keptBooks.ts';
import { inTime } from '#src/lib/persisted/inTime.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';

/** What the words of a book mean, by the runs of syllables that stand in its text. Without a network from the device. */
export function bookWordsQuery(api: ApiClient, kept: ReturnType<typeof keptBooks>, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.bookWords, bookNo],
    queryFn: async ({ signal }) => {
      try {
        const { items } = await api.call(wordBasketApi.readBookWords, { params: { bookNo }, signal });
        void kept.keepWords(bookNo, items);
        return bySurface(items);
      } catch (error) {
        const copy = isUnreachable(error) ? await inTime(kept.find(bookNo)).catch(() => null) : null;
        if (!copy?.words) throw error;
        return bySurface(copy.words);
      }
    },
    staleTime: 'static',
  });
}

/** An entry by each of its forms in the text. */
export type WordsBySurface = ReadonlyMap<string, ExplainedWord>;

function bySurface(items: readonly ExplainedWord[]): WordsBySurface {
  return new Map(items.flatMap((item) => [item.word, ...item.forms].map((surface) => [surface, item] as const)));
}

/** What explains a word as it stands in the text: 용궁에는 is 용궁. */
export function explanationOf(words: WordsBySurface, surface: string): ExplainedWord | null {
  const runs = surface.normalize('NFC').match(/[가-힣]+/gu) ?? [];
  for (const run of runs) {
    const found = words.get(run);
    if (found) return found;
  }
  return null;
}
