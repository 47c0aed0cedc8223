import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarLink } from '#contract/homeworkCalendar.ts';
import { className } from '#domain/classroom/className.ts';
import { formatKoreanDate, formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import styles from './Connections.module.css';
import { useMakeCalendarLink } from './useMakeCalendarLink.ts';

/** Addresses of homework calendars: the own ones, and for a director everybody's. */
export function CalendarLinksPanel() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.calendarLinks(api, academyNo));
  return (
    <Panel title="숙제 달력">
      <p className={styles.lead}>
        반의 숙제를 구글·애플·아웃룩 달력에서 볼 수 있어요. 책과 미션 이름, 날짜만 들어 있고 학생 이름은 없어요. 주소를
        아는 사람은 누구나 볼 수 있으니, 새어 나갔다면 끝내고 새로 만들어 주세요.
      </p>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ links }) => (
          <>
            <MakeLink links={links} />
            {links.length === 0 ? (
              <p className={styles.empty}>아직 만든 달력 주소가 없어요.</p>
            ) : (
              <ul className={styles.list}>
                {links.map((link) => (
                  <li key={link.linkNo}>
                    <h3>{link.className}</h3>
                    <p>{standOf(link)}</p>
                    <CalendarAddress link={link} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function MakeLink({ links }: { links: readonly CalendarLink[] }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const query = useQuery(staffQueries.classes(api, academyNo));
  const [chosen, setChosen] = useState('');
  const make = useMakeCalendarLink();
  const known = new Set(links.filter(({ mine }) => mine).map(({ classNo }) => classNo));
  const classes = (query.data?.classes ?? []).filter(({ classNo }) => !known.has(classNo));
  const classNo = classes.some((one) => String(one.classNo) === chosen) ? Number(chosen) : classes[0]?.classNo;
  if (classNo === undefined) return null;
  return (
    <div className={styles.make}>
      <SelectField
        label="어느 반"
        options={classes.map((one) => ({ value: String(one.classNo), label: className(one) }))}
        value={String(classNo)}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        busy={make.isPending}
        disabled={demo}
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => make.mutate(classNo)}
      >
        달력 주소 만들기
      </Button>
    </div>
  );
}

function standOf({ mine, staffName, createdAt, lastOpenedAt, open }: CalendarLink): string {
  const maker = mine ? '내가' : `${staffName} 선생님이`;
  const made = `${formatKoreanDate(Date.parse(createdAt))}에 ${maker} 만들었어요`;
  if (!open) return `${made} · 넣어 둔 반이거나 맡은 반이 아니어서 지금은 열리지 않아요`;
  const read =
    lastOpenedAt === null ? '아직 읽은 달력이 없어요' : `${formatMonthDay(Date.parse(lastOpenedAt))}에 읽었어요`;
  return `${made} · ${read}`;
}
