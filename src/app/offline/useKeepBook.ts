import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookDetail } from '#contract/book.ts';
import { missionsToKeep } from '#domain/mission/missionsToKeep.ts';
import { missionQueries } from '../../features/mission/missionQueries.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { deviceBookQuery } from './deviceBookQuery.ts';
import { keepBook } from './keepBook.ts';
import { releaseBook } from './releaseBook.ts';
import { useKeepDeps } from './useKeepDeps.ts';

/** A book on this device: whether it is there, and bringing it and taking it off. */
export function useKeepBook(book: BookDetail) {
  const deps = useKeepDeps();
  const client = useQueryClient();
  const { data: onDevice } = useQuery(deviceBookQuery(deps.device, deps.accountNo, book.bookNo));
  const onPurpose = onDevice?.kept?.kind === 'KEPT';
  const board = useQuery({
    ...missionQueries.board(deps.api, book.bookNo),
    enabled: onPurpose && book.missionYn === 'Y',
  });
  const look = () => client.invalidateQueries({ queryKey: [queryKeys.device] });

  const keeping = useMutation({
    mutationFn: (fresh: boolean) => keepBook(deps, book, { fresh }),
    onSuccess: async (end, fresh) => {
      await look();
      if (end === 'KEPT') showToast(fresh ? '미션도 이 기기에 담았어요' : '이 기기에 담았어요');
      if (fresh) await client.invalidateQueries({ queryKey: [queryKeys.mission] });
    },
  });
  const releasing = useMutation({
    mutationFn: () => releaseBook(deps, book.bookNo),
    onSuccess: async () => {
      keeping.reset();
      await look();
      showToast('이 기기에서 뺐어요', 'plain');
    },
  });

  const { data: end, variables: fresh } = keeping;
  return {
    onDevice,
    onPurpose,
    freshCount: board.data ? missionsToKeep(board.data.missions).fresh.length : 0,
    /** What is under way. */
    busy: keeping.isPending ? (fresh ? 'MISSIONS' : 'BOOK') : releasing.isPending ? 'RELEASE' : null,
    refusal: end === 'SHELF_FULL' || end === 'DEVICE_FULL' ? end : null,
    keep: () => keeping.mutate(false),
    keepMissions: () => keeping.mutate(true),
    release: () => releasing.mutate(),
  } as const;
}
