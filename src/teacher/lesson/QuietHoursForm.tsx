import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { classAquariumApi } from '#contract/endpoints/classAquarium.ts';
import type { QuietHoursBody } from '#contract/quietHours.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { DayChoice } from '../DayChoice.tsx';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './LessonPage.module.css';

interface QuietHoursFormProps {
  classNo: number;
  saved: QuietHoursBody | null;
  onSaved: () => void;
}

const LESSONS: QuietHoursBody = { from: '09:00', to: '14:30', days: [1, 2, 3, 4, 5] };

/** Hours of the week in which the aquariums of a class rest. */
export function QuietHoursForm({ classNo, saved, onSaved }: QuietHoursFormProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [hours, setHours] = useState<QuietHoursBody>(saved ?? LESSONS);
  const save = useMutation({
    mutationFn: (quietHours: QuietHoursBody | null) =>
      api.call(classAquariumApi.setQuietHours, { params: { academyNo, classNo }, body: { quietHours } }),
    onSuccess: (now) => {
      showToast(now.quietHours === null ? '조용한 시간을 없앴어요.' : '조용한 시간을 정했어요.');
      queries.setQueryData(staffQueries.classAquarium(api, academyNo, classNo).queryKey, now);
      onSaved();
    },
  });
  const same = hours.from === hours.to;
  return (
    <form
      className={styles.hoursForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (!same && hours.days.length > 0 && !save.isPending) save.mutate(hours);
      }}
    >
      <DayChoice label="조용한 시간의 요일" days={hours.days} onChange={(days) => setHours({ ...hours, days })} />
      <div className={styles.clocks}>
        <TextField
          label="부터"
          type="time"
          value={hours.from}
          onChange={({ target }) => setHours({ ...hours, from: target.value })}
        />
        <TextField
          label="까지"
          type="time"
          value={hours.to}
          error={same ? '시작과 끝이 달라야 해요.' : undefined}
          onChange={({ target }) => setHours({ ...hours, to: target.value })}
        />
      </div>
      {hours.days.length === 0 && <p className={styles.quiet}>요일을 하나는 골라 주세요.</p>}
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending} disabled={same || hours.days.length === 0}>
          저장
        </Button>
        {saved !== null && (
          <Button tone="ghost" disabled={save.isPending} onClick={() => save.mutate(null)}>
            없애기
          </Button>
        )}
      </div>
    </form>
  );
}
