import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StaffContest } from '#contract/staffContest.ts';
import { ScrollRegion } from '#src/components/page/ScrollRegion.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { useMay } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './Contest.module.css';

interface ReaderTableProps {
  contest: StaffContest;
  onPage: (page: number) => void;
}

/** Pupils in reach who have joined: points by week, and how far they are. */
export function ReaderTable({ contest: { readers, levels, teams, status }, onPage }: ReaderTableProps) {
  const maySee = useMay('SEE_PUPIL');
  const { items, page, pageSize, totalCount } = readers;
  const weeks = levels[0]?.weeks.map(({ roundNo }) => roundNo) ?? [];
  if (totalCount === 0)
    return (
      <p className={styles.hint}>
        {status === 'COMPLETED'
          ? '맡은 학생 가운데 참가한 학생이 없어요.'
          : '아직 참가한 학생이 없어요. 학생은 ‘게임 대회’에서 이 대회를 보고 참가해요.'}
      </p>
    );
  return (
    <PagedList page={page} pageCount={Math.ceil(totalCount / pageSize)} onPage={onPage}>
      {items.length === 0 ? (
        <PastLastPage />
      ) : (
        <ScrollRegion className={styles.scroller} aria-label="참가한 학생의 점수">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">학생</th>
                <th scope="col" className={styles.number}>
                  모두
                </th>
                <th scope="col">완주</th>
                <th scope="col">반</th>
                {levels.length > 1 && <th scope="col">단계</th>}
                {weeks.map((roundNo) => (
                  <th key={roundNo} scope="col" className={styles.number}>
                    {roundNo}주
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((reader) => (
                <tr key={reader.accountNo}>
                  <th scope="row">
                    {maySee ? <Link to={staffPaths.pupilOf(reader.accountNo)}>{reader.name}</Link> : reader.name}
                  </th>
                  <td className={styles.number}>
                    <b>{reader.point}</b>
                    <span className={styles.hint}>/{reader.completionPoint}점</span>
                  </td>
                  <td>
                    {reader.point >= reader.completionPoint ? (
                      <span className={styles.done}>
                        <Check aria-hidden="true" />
                        완주
                      </span>
                    ) : (
                      <span className={styles.hint}>{status === 'COMPLETED' ? '–' : '읽는 중'}</span>
                    )}
                  </td>
                  <td>{reader.className ?? <span className={styles.hint}>반 없음</span>}</td>
                  {levels.length > 1 && <td>{reader.contestLevelName}</td>}
                  {weeks.map((roundNo, at) => (
                    <td key={roundNo} className={styles.number}>
                      {teams.roundNos.includes(roundNo) ? (
                        reader.weekPoints[at]
                      ) : (
                        <span className={styles.hint}>–</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </PagedList>
  );
}
