import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { monthlyReportApi } from '#contract/endpoints/monthlyReport.ts';
import type { ReportList } from '#contract/monthlyReport.ts';
import { reportTuning } from '#domain/monthly-report/tuning.ts';
import { noteLength } from '#domain/note/noteLength.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import styles from './Reports.module.css';

interface ReportNoteProps {
  pupil: ReportList['pupils'][number];
  month: string;
}

/** A line of the teacher to the family. It is saved when the field is left, or by the button. */
export function ReportNote({ pupil: { accountNo, name, note }, month }: ReportNoteProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  // What a visitor writes would be read by the next one.
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const [words, setWords] = useState(note);
  const [saved, setSaved] = useState(note);
  const [written, setWritten] = useState(false);
  const save = useMutation({
    mutationFn: (given: string) =>
      api.call(monthlyReportApi.writeNote, { params: { academyNo, accountNo }, body: { month, note: given } }),
    onSuccess: (_, given) => {
      setSaved(given);
      // The list is read again when it is opened the next time; now it would only move under the hand.
      void queries.invalidateQueries({ queryKey: ['staff', academyNo, 'report-sheets'] });
      void queries.invalidateQueries({ queryKey: ['staff', academyNo, 'reports'], refetchType: 'none' });
    },
    meta: { ownError: true },
  });
  const left = reportTuning.longestNote - noteLength(words);
  const changed = words.trim() !== saved.trim();
  const keep = () => {
    if (!demo && changed && left >= 0 && !save.isPending) save.mutate(words);
  };
  const stand = () => {
    if (demo) return '둘러보는 동안에는 저장하지 않아요.';
    if (changed) return left < 60 ? `${left}자 남았어요` : '';
    return saved.trim() === '' ? '' : '저장했어요';
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextArea
        label={`${name} 가정에 드리는 한마디`}
        rows={2}
        value={words}
        error={
          left < 0
            ? `${reportTuning.longestNote}자까지 쓸 수 있어요. ${-left}자를 줄여 주세요.`
            : save.error
              ? describeError(save.error)
              : undefined
        }
        onChange={({ target }) => {
          setWords(target.value);
          setWritten(true);
        }}
        onBlur={keep}
      />
      <p className={styles.stand} role="status">
        {stand()}
      </p>
      {/* It stays when everything is saved: Tab may have come to it while leaving the field saved the line. */}
      {written && !demo && (
        <Button type="submit" tone="soft" busy={save.isPending} disabled={!changed || left < 0}>
          저장
        </Button>
      )}
    </form>
  );
}
