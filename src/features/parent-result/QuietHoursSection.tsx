import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MoonStar } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { parentApi } from '#contract/endpoints/parent.ts';
import type { QuietHoursBody } from '#contract/quietHours.ts';
import { quietHoursOfClocks, quietHoursText } from '#domain/aquarium/quietHoursText.ts';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/text-field/TextField.tsx';
import { describeError } from '../../lib/api/describeError.ts';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { parentResultQueries } from './parentResultQueries.ts';
import styles from './QuietHoursSection.module.css';

const DAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;
const EVENING: QuietHoursBody = { from: '21:00', to: '07:00', days: [1, 2, 3, 4, 5, 6, 7] };

/** Hours in which the child's aquarium rests, set by a parent. Nothing is lost meanwhile, and reading stays open. */
export function QuietHoursSection({ shareKey }: { shareKey: string }) {
  const { data } = useQuery(parentResultQueries.quietHours(useApi(), shareKey));
  const title = useId();
  // The result is what the link is for: without these hours the page is whole.
  if (!data) return null;
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>
        <MoonStar aria-hidden="true" />
        수족관이 쉬는 시간
      </h2>
      <p>
        정한 시간에는 수족관 놀이가 쉬어요. 책 읽기와 미션은 언제든 할 수 있고, 쉬는 동안 바다 친구와 물건은 그대로
        있어요.
      </p>
      {data.classQuietHours.length > 0 && (
        <p className={styles.class}>
          반에서 정한 시간: {data.classQuietHours.map((hours) => quietHoursText(quietHoursOfClocks(hours))).join(', ')}
        </p>
      )}
      <HoursForm shareKey={shareKey} hours={data.quietHours} />
    </section>
  );
}

function HoursForm({ shareKey, hours }: { shareKey: string; hours: QuietHoursBody | null }) {
  const api = useApi();
  const client = useQueryClient();
  // Null where the form shows what is saved, here or by another parent.
  const [entered, setEntered] = useState<QuietHoursBody | null>(null);
  const form = entered ?? hours ?? EVENING;
  const place = useLostFocus<HTMLFormElement>(hours === null);
  const change = useMutation({
    meta: { ownError: true },
    mutationFn: (quietHours: QuietHoursBody | null) =>
      api.call(parentApi.setQuietHours, { params: { shareKey }, body: { quietHours } }),
    onSuccess: (saved) => client.setQueryData(parentResultQueries.quietHours(api, shareKey).queryKey, saved),
  });
  // What is entered while it is being saved stays in the form.
  const save = (quietHours: QuietHoursBody | null) =>
    change.mutate(quietHours, { onSuccess: () => setEntered((now) => (now === entered ? null : now)) });
  const same = form.from === form.to;
  const none = form.days.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!same && !none) save(form);
  };
  const toggle = (day: number) =>
    setEntered({
      ...form,
      days: form.days.includes(day) ? form.days.filter((one) => one !== day) : [...form.days, day].sort(),
    });
  return (
    <form ref={place} className={styles.form} tabIndex={-1} onSubmit={submit}>
      <p className={styles.now} role="status">
        {hours ? `지금은 ${quietHoursText(quietHoursOfClocks(hours))}에 쉬어요.` : '지금은 정한 시간이 없어요.'}
      </p>
      <div className={styles.times}>
        <TextField
          label="쉬기 시작"
          type="time"
          required
          value={form.from}
          onChange={(event) => setEntered({ ...form, from: event.target.value })}
        />
        <TextField
          label="다시 열기"
          type="time"
          required
          value={form.to}
          error={same ? '시작과 끝이 달라야 해요' : undefined}
          onChange={(event) => setEntered({ ...form, to: event.target.value })}
        />
      </div>
      <fieldset className={styles.days}>
        <legend>요일</legend>
        {DAYS.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={form.days.includes(index + 1)}
            aria-label={`${name}요일`}
            onClick={() => toggle(index + 1)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {none && <p className={styles.wrong}>하루는 골라 주세요.</p>}
      {change.isError && (
        <p className={styles.wrong} role="alert">
          {describeError(change.error)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={change.isPending} disabled={same || none}>
          이 시간에 쉬기
        </Button>
        {hours && (
          <Button tone="soft" disabled={change.isPending} onClick={() => save(null)}>
            쉬는 시간 없애기
          </Button>
        )}
      </div>
    </form>
  );
}
