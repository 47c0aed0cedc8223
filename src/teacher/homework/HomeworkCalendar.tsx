import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, FileDown } from 'lucide-react';
import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import type { HomeworkPage } from '#contract/homework.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';
import { CalendarAddress } from '../connections/CalendarAddress.tsx';
import styles from '../connections/Connections.module.css';
import { useMakeCalendarLink } from '../connections/useMakeCalendarLink.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';

interface HomeworkCalendarProps {
  homework: HomeworkPage;
  open: boolean;
  onClose: () => void;
}

/** Homework in one's own calendar: the whole class by an address that stays up to date, or this one as a file. */
export function HomeworkCalendar({ homework, open, onClose }: HomeworkCalendarProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const { classNo, homeworkNo, className } = homework;
  const query = useQuery({ ...staffQueries.calendarLinks(api, academyNo), enabled: open });
  const make = useMakeCalendarLink();
  const save = useMutation({
    mutationFn: () => api.call(homeworkCalendarApi.save, { params: { academyNo, classNo, homeworkNo } }),
    onSuccess: ({ fileName, ics }) => saveBlob(fileName, new Blob([ics], { type: 'text/calendar;charset=utf-8' })),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="달력에 담기"
      description="책과 미션 이름, 날짜만 들어가요. 학생 이름은 없어요."
      focusesPanel
    >
      <section className={styles.part}>
        <h3>{className} 숙제 모두</h3>
        <p>주소를 구글·애플·아웃룩 달력에 ‘구독’으로 넣으면, 숙제를 내거나 바꿀 때 달력도 따라 바뀌어요.</p>
        <QueryView query={query} skeleton={<Skeleton />}>
          {({ links }) => {
            const link = links.find((one) => one.mine && one.classNo === classNo);
            return link === undefined ? (
              <Button
                busy={make.isPending}
                disabled={demo}
                icon={<CalendarPlus aria-hidden="true" />}
                onClick={() => make.mutate(classNo)}
              >
                달력 주소 만들기
              </Button>
            ) : (
              <CalendarAddress link={link} />
            );
          }}
        </QueryView>
      </section>
      <section className={styles.part}>
        <h3>이 숙제만 한 번</h3>
        <p>파일을 열면 달력에 하루 일정으로 들어가요. 나중에 바꾼 것은 따라오지 않아요.</p>
        <Button tone="soft" busy={save.isPending} icon={<FileDown aria-hidden="true" />} onClick={() => save.mutate()}>
          달력 파일 받기
        </Button>
      </section>
    </Dialog>
  );
}
