import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { describeBellChoice } from '#domain/golden-bell/countBellChoices.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Bell.module.css';

/** How a round went, question by question and pupil by pupil. */
export function BellResultPage() {
  useDocumentTitle('골든벨 결과');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.bellResult(api, academyNo, Number(useParams().roomNo)));
  return (
    <>
      <PageHeader title="골든벨 결과" crumbs={[{ label: '독서 골든벨', href: staffPaths.bell }]} />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ questions, people, hardest, createdAt, classNames }) => (
          <div className={styles.steps}>
            <p className={styles.hint}>
              {formatMonthDay(Date.parse(createdAt))} {classNames} · 학생 {people.length}명 · 진짜 이름이 보이니 큰
              화면에 띄우지 마세요.
            </p>
            <Panel title="문제마다">
              <ol className={styles.questions}>
                {questions.map(({ place, answered, right, revival, ...asked }) => (
                  <li key={place} className={styles.question}>
                    <span className={styles.number}>{place}</span>
                    <span className={styles.words}>
                      <span className={styles.hint}>
                        『{asked.bookName}』{revival && ' · 패자부활전'}
                        {hardest === place && ' · 가장 어려웠던 문제'}
                      </span>
                      <b>{asked.question}</b>
                      <span className={styles.key}>정답 {describeBellChoice(asked, asked.answer)}</span>
                      <span>
                        {answered}명 가운데 {right}명이 맞혔어요
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
            </Panel>
            <Panel title="학생마다">
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">이름</th>
                    <th scope="col">별명</th>
                    <th scope="col">맞힌 문제</th>
                    <th scope="col">끝까지</th>
                  </tr>
                </thead>
                <tbody>
                  {people.map(({ accountNo, name, nickname, rightCount, standing }) => (
                    <tr key={accountNo}>
                      <th scope="row">{name}</th>
                      <td>{nickname}</td>
                      <td>{rightCount}</td>
                      <td>{standing ? '지켰어요' : '함께 풀었어요'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Panel>
          </div>
        )}
      </QueryView>
    </>
  );
}
