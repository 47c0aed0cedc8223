import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { PaperResult, PaperSheet } from '#contract/paper.ts';
import { readPaperCode, showPaperCode } from '#domain/paper/readPaperCode.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { CodeField } from './CodeField.tsx';
import styles from './EnterPaper.module.css';
import { EntryForm } from './EntryForm.tsx';
import { resultWords, standWords } from './resultWords.ts';

/** Typing in sheets one after the other; the QR of a sheet leads here. */
export function EnterPaperPage() {
  useDocumentTitle('종이 답 입력');
  const given = useParams().code;
  const read = given === undefined ? null : readPaperCode(given);
  const [last, setLast] = useState<PaperResult | null>(null);
  return (
    <>
      <PageHeader
        title="종이 답 입력"
        crumbs={[{ label: '반', href: staffPaths.classes }]}
        lead="다 적고 Enter를 누르면 내고, 다음 학생으로 넘어가요."
      />
      <p className={styles.last} role="status" data-shown={last !== null || undefined}>
        {last && resultWords(last)}
      </p>
      {read?.ok && <Sheet key={read.code} code={read.code} onEntered={setLast} />}
      {read && !read.ok && <NoSheet />}
      <Panel title={read?.ok ? '다른 종이 열기' : '코드로 열기'} className={styles.other}>
        <CodeField />
      </Panel>
    </>
  );
}

function Sheet({ code, onEntered }: { code: string; onEntered: (result: PaperResult) => void }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const navigate = useNavigate();
  const query = useQuery(staffQueries.paperSheet(api, academyNo, code));
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      renderError={(error) => (error instanceof ApiError && error.code === 'NOT_FOUND' ? <NoSheet /> : null)}
    >
      {(sheet) => (
        <section className={styles.sheet} aria-labelledby="sheet-pupil">
          <div className={styles.head}>
            <h2 id="sheet-pupil">
              {sheet.classNumber !== null && `${sheet.classNumber}번 `}
              <span translate="no">{sheet.name}</span>
            </h2>
            <p className={styles.quiet}>
              {[sheet.className, sheet.bookName, sheet.missionName].filter(Boolean).join(' · ')}{' '}
              <span className={styles.code}>{showPaperCode(code)}</span>
            </p>
            {sheet.left > 0 && <p className={styles.left}>{sheet.left}장 남았어요</p>}
          </div>
          {sheet.stand === 'OPEN' ? (
            <EntryForm
              sheet={sheet}
              onChanged={() => void query.refetch()}
              onEntered={(result) => {
                onEntered(result);
                if (result.next) void navigate(staffPaths.paperEntryOf(result.next), { replace: true });
                else void query.refetch();
              }}
            />
          ) : (
            <Closed sheet={sheet} />
          )}
        </section>
      )}
    </QueryView>
  );
}

/** A sheet that takes no answers any more. */
function Closed({ sheet }: { sheet: PaperSheet }) {
  return (
    <div className={styles.closed}>
      <p>{standWords(sheet)}</p>
      <div className={styles.actions}>
        {sheet.next && <ButtonLink to={staffPaths.paperEntryOf(sheet.next)}>다음 학생</ButtonLink>}
        {sheet.classNo !== null && (
          <ButtonLink tone={sheet.next ? 'ghost' : 'primary'} to={staffPaths.paperOf(sheet.classNo)}>
            종이 목록으로
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function NoSheet() {
  return (
    <EmptyState
      title="이 코드의 종이가 없어요"
      text={'종이의 코드를 다시 보고 적어 주세요.\n반을 옮긴 학생의 종이는 지금 반의 선생님이 입력할 수 있어요.'}
    />
  );
}
