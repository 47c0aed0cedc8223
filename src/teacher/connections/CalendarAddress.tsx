import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import type { CalendarLink } from '#contract/homeworkCalendar.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { copyText } from '#src/lib/browser/copyText.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './Connections.module.css';

/** The address of a calendar with what can be done with it; somebody else's can only be ended. */
export function CalendarAddress({ link }: { link: CalendarLink }) {
  const address = link.path === null ? null : window.location.origin + link.path;
  return (
    <>
      {address !== null && (
        <p className={styles.address} translate="no">
          {address}
        </p>
      )}
      <div className={styles.tools}>
        {address !== null && (
          <>
            <Button
              tone="soft"
              aria-label={`${link.className} 달력 주소 복사`}
              icon={<Copy aria-hidden="true" />}
              onClick={async () =>
                (await copyText(address))
                  ? showToast('주소를 복사했어요.')
                  : showToast('복사하지 못했어요. 위의 주소를 길게 눌러 주세요.', 'warning')
              }
            >
              주소 복사
            </Button>
            {/* The scheme that calendar programs subscribe by. */}
            <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
              <CalendarPlus aria-hidden="true" />이 기기의 달력에서 열기
            </a>
          </>
        )}
        <EndLink link={link} />
      </div>
    </>
  );
}

function EndLink({ link: { classNo, linkNo, className, mine, staffName } }: { link: CalendarLink }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => api.call(homeworkCalendarApi.end, { params: { academyNo, classNo, linkNo } }),
    onSuccess: () => showToast('달력 주소를 끝냈어요.'),
    onError: showErrorAlert,
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo, 'calendar'] });
    },
    meta: { ownError: true },
  });
  return (
    <>
      <Button
        tone="ghost"
        aria-label={`${className} 달력 주소 끝내기${mine ? '' : `, ${staffName} 선생님`}`}
        icon={<Ban aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        끝내기
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${className} 달력 주소를 끝낼까요?`}
        description="이 주소로 보던 달력에는 새 숙제가 더 오지 않아요. 필요하면 새 주소를 만들 수 있어요."
        footer={
          <>
            <Button tone="soft" onClick={() => setAsking(false)}>
              그대로 두기
            </Button>
            <Button tone="coral" busy={end.isPending} onClick={() => end.mutate()}>
              주소 끝내기
            </Button>
          </>
        }
      />
    </>
  );
}
