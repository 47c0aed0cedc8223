import { useMutation } from '@tanstack/react-query';
import type { VoyageMark } from '#contract/voyage.ts';
import type { VoyageAnswer, VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { markVoyageAnswer } from '../voyageQueries.ts';

/** One answer at a time. A failed one shows why, and the next press tries again. */
export function useVoyageMark(story: VoyageStoryId) {
  const api = useApi();
  const mutation = useMutation({
    meta: { ownError: true },
    mutationFn: (answer: VoyageAnswer) => markVoyageAnswer(api, story, answer),
  });
  return {
    pending: mutation.isPending,
    failure: mutation.error ? describeError(mutation.error) : null,
    mark: async (answer: VoyageAnswer): Promise<VoyageMark | null> => {
      if (mutation.isPending) return null;
      return mutation.mutateAsync(answer).catch(() => null);
    },
  };
}
