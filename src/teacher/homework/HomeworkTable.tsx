import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HomeworkPage } from '#contract/homework.ts';
import type { HomeworkStand } from '#domain/homework/homeworkStand.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { useMay } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './Homework.module.css';

const standNames: Readonly<Record<HomeworkStand, string>> = {
  DONE: '다 했어요',
  OPEN: '하고 있어요',
  TODAY: '오늘까지',
  LATE: '아직이에요',
};

/** Pupils by tasks: the day each was done and how much was right. */
export function HomeworkTable({ homework: { tasks, pupils } }: { homework: HomeworkPage }) {
  const [maySee, mayRead] = [useMay('SEE_PUPIL'), useMay('READ_TEXTS')];
  if (pupils.length === 0) return <p className={styles.note}>이 숙제를 받은 학생이 지금은 이 반에 없어요.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys has to get into it
    <section className={styles.scroller} tabIndex={0} aria-label="학생마다 한 것">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">학생</th>
            <th scope="col">어디까지</th>
            {tasks.map(({ bookNo, bookName, task, taskName }) => (
              <th key={`${bookNo} ${task}`} scope="col">
                <span className={styles.book}>{bookName}</span>
                {taskName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <tr key={pupil.accountNo}>
              <th scope="row">
                {pupil.classNumber !== null && <span className={styles.number}>{pupil.classNumber}</span>}
                {maySee ? <Link to={staffPaths.pupilOf(pupil.accountNo)}>{pupil.name}</Link> : pupil.name}
              </th>
              <td>
                <span className={styles.stand} data-stand={pupil.stand}>
                  {standNames[pupil.stand]}
                </span>
              </td>
              {pupil.tasks.map((did, at) => (
                <td key={`${tasks[at]?.bookNo} ${tasks[at]?.task}`}>
                  {did === null ? (
                    <span className={styles.open}>–</span>
                  ) : (
                    <span className={styles.did}>
                      <Check aria-label="했어요" />
                      {did.rate !== null && <b>{Math.round(did.rate)}%</b>}
                      {did.attemptNo !== null && mayRead && (
                        <Link to={staffPaths.textOf(pupil.accountNo, did.attemptNo)}>글 읽기</Link>
                      )}
                      <small>{formatMonthDay(startOfDayKey(did.day))}</small>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
