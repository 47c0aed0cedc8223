import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import type { CardHours } from '#contract/loginCard.ts';
import { loginCardTuning } from '#domain/login-card/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { DayChoice } from '../DayChoice.tsx';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './CardsPage.module.css';

type Window = CardHours['windows'][number];

const NEW: Window = { from: '09:00', to: '18:00', days: [1, 2, 3, 4, 5] };

/** When cards open the product, for the whole institution. */
export function CardHoursPanel() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.cardHours(api, academyNo));
  if (!query.data) return null;
  return <HoursForm key={JSON.stringify(query.data.windows)} saved={query.data.windows} />;
}

function HoursForm({ saved }: { saved: readonly Window[] }) {
  const { api } = useStaffServices();
  const { academyNo, academyName } = usePost();
  const queries = useQueryClient();
  const [windows, setWindows] = useState<readonly Window[]>(saved);
  const change = (at: number, next: Partial<Window>) =>
    setWindows((before) => before.map((window, index) => (index === at ? { ...window, ...next } : window)));
  const save = useMutation({
    mutationFn: () =>
      api.call(loginCardApi.setHours, {
        params: { academyNo },
        body: { windows: windows.map((window) => ({ ...window })) },
      }),
    onSuccess: () => {
      showToast('카드를 쓰는 시간을 바꾸었어요.');
      return queries.invalidateQueries({ queryKey: ['staff', academyNo, 'card-hours'] });
    },
  });
  const wrong = windows.some(({ from, to, days }) => from >= to || days.length === 0);
  return (
    <div className={styles.screen}>
      <Panel title="카드를 쓰는 시간" className={styles.hours}>
        <p className={styles.quiet}>
          {academyName}의 모든 카드에 해당해요. 이 시간 밖에는 카드를 주워도 아무것도 열리지 않아요.
        </p>
        <ul className={styles.windows}>
          {windows.map((window, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a window has no name
            <li key={at} className={styles.window}>
              <DayChoice
                label={`${at + 1}번째 시간의 요일`}
                days={window.days}
                onChange={(days) => change(at, { days })}
              />
              <TextField
                label="부터"
                type="time"
                value={window.from}
                onChange={({ target }) => change(at, { from: target.value })}
              />
              <TextField
                label="까지"
                type="time"
                value={window.to}
                error={window.from >= window.to ? '시작보다 늦어야 해요.' : undefined}
                onChange={({ target }) => change(at, { to: target.value })}
              />
              <IconButton
                label="이 시간 빼기"
                icon={<Trash2 />}
                onClick={() => setWindows((before) => before.filter((_, index) => index !== at))}
              />
            </li>
          ))}
        </ul>
        {windows.length === 0 && <p>시간이 없으면 카드로는 아무도 들어올 수 없어요.</p>}
        <div className={styles.actions}>
          {windows.length < loginCardTuning.mostWindows && (
            <Button
              tone="soft"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setWindows((before) => [...before, NEW])}
            >
              시간 더하기
            </Button>
          )}
          <Button busy={save.isPending} disabled={wrong || windows === saved} onClick={() => save.mutate()}>
            저장
          </Button>
        </div>
      </Panel>
    </div>
  );
}
