import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { answerVersionApi } from '#contract/endpoints/answerVersion.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { EarlierTextDialog, NOT_BROUGHT_BACK } from '#src/components/writing/EarlierTextDialog.tsx';
import { EarlierTextList } from '#src/components/writing/EarlierTextList.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import styles from './writing.module.css';

interface AnswerVersionsButtonProps {
  attemptNo: number;
  answerKey: string;
  now: string;
  /** Sends what this device has not sent yet; false when something could not go. */
  flush: () => Promise<boolean>;
  onRestore: (text: string) => void;
}

/** Earlier texts of a thought: compared with the one of now, and brought back. */
export function AnswerVersionsButton({ attemptNo, answerKey, now, flush, onRestore }: AnswerVersionsButtonProps) {
  const api = useApi();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [looking, setLooking] = useState<number | null>(null);
  /** Whether what is on its way is still wanted: the dialog can be left meanwhile. */
  const wanted = useRef(false);
  const options = missionQueries.versions(api, attemptNo, answerKey);
  const query = useQuery({ ...options, enabled: open });
  const restore = useMutation({
    // The text of now goes into the history first, which is kept by the server.
    mutationFn: async (text: string) => {
      if (!(await flush())) return null;
      const params = { attemptNo, itemKey: answerKey };
      client.setQueryData(options.queryKey, await api.call(answerVersionApi.keep, { params }));
      return text;
    },
    onSuccess: (text) => {
      if (!wanted.current) return;
      if (text === null) return showToast(NOT_BROUGHT_BACK, 'warning');
      onRestore(text);
      showToast('지난 글을 다시 꺼냈어요. 방금 전 글도 지난 글에 남아요.');
      setLooking(null);
      setOpen(false);
    },
  });
  const leave = () => {
    wanted.current = false;
    setLooking(null);
  };
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );
  const earlier = query.data?.items.find(({ version }) => version === looking) ?? null;
  return (
    <>
      <Button tone="soft" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        지난 글
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="지난 글" maxWidth={560}>
        <div className={styles.versions}>
          <QueryView query={query} skeleton={<Skeleton height={120} />}>
            {({ items }) => (
              <EarlierTextList items={items.map((item) => ({ ...item, opening: item.text }))} onLook={setLooking} />
            )}
          </QueryView>
        </div>
      </Dialog>
      {earlier && (
        <EarlierTextDialog
          earlier={earlier}
          now={now}
          busy={restore.isPending}
          onRestore={(text) => {
            wanted.current = true;
            restore.mutate(text);
          }}
          onClose={leave}
        />
      )}
    </>
  );
}
