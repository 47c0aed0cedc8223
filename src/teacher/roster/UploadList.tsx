import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { rosterApi } from '#contract/endpoints/roster.ts';
import type { RosterUploads, UndoneUpload } from '#contract/roster.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { formatShortTime } from '../formatShortTime.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Roster.module.css';

type Upload = RosterUploads['items'][number];

/** What was uploaded within a day and can still be undone. */
export function UploadList() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const { data } = useQuery(staffQueries.uploads(api, academyNo));
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Upload | null>(null);
  const undo = useMutation({
    mutationFn: ({ uploadNo }: Upload) => api.call(rosterApi.undo, { params: { academyNo, uploadNo } }),
    onSettled: async () => {
      setAsked(null);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
  });
  const items = data?.items.filter(({ madeCount, changedCount }) => madeCount + changedCount > 0) ?? [];
  return (
    <>
      {undo.data && <FormNotice tone="advice">{undoneWords(undo.data)}</FormNotice>}
      {items.length > 0 && (
        <Panel title="하루 안에 올린 명단" className={styles.panel}>
          <ul className={styles.uploads}>
            {items.map((upload) => (
              <li key={upload.uploadNo}>
                <span>
                  <b>{formatShortTime(upload.at)}</b> {upload.staffName} · 새로 만든 학생 {upload.madeCount}명
                  {upload.changedCount > 0 && ` · 반을 옮긴 학생 ${upload.changedCount}명`}
                </span>
                <Button tone="ghost" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked(upload)}>
                  되돌리기
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="이 명단을 되돌릴까요?"
        description={asked ? undoWords(asked) : ''}
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsked(null)}>
              그만두기
            </Button>
            <Button tone="coral" busy={undo.isPending} onClick={() => asked && undo.mutate(asked)}>
              되돌리기
            </Button>
          </>
        }
      />
    </>
  );
}

function undoWords({ madeCount, usedCount, changedCount }: Upload): string {
  const words = [`이 명단으로 만든 학생 ${madeCount - usedCount}명의 계정과 카드를 지워요.`];
  if (usedCount > 0) words.push(`벌써 들어온 학생 ${usedCount}명은 그대로 남아요.`);
  if (changedCount > 0) words.push(`전부터 있던 학생 ${changedCount}명의 학년과 반은 바뀐 그대로예요.`);
  return words.join(' ');
}

function undoneWords({ removedCount, kept, changedCount }: UndoneUpload): string {
  const words = [`학생 ${removedCount}명을 되돌렸어요.`];
  if (kept.length > 0)
    words.push(
      `벌써 들어온 학생은 남겼어요: ${kept.map(({ name, accountId }) => `${name}(${accountId})`).join(', ')}.`,
    );
  if (changedCount > 0) words.push(`전부터 있던 학생 ${changedCount}명은 바뀐 그대로예요.`);
  return words.join(' ');
}
