import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, Printer, QrCode, RefreshCw } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useParams } from 'react-router-dom';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './ClassCode.module.css';

/** The code of a class, large enough for a blackboard, with the QR code that leads to joining. */
export function ClassCodePage() {
  useDocumentTitle('반 코드');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const classNo = Number(useParams().classNo);
  const classes = useQuery(staffQueries.classes(api, academyNo));
  const one = classes.data?.classes.find((each) => each.classNo === classNo);
  const name = one ? className(one) : '반';
  const options = staffQueries.classCode(api, academyNo, classNo);
  const query = useQuery(options);
  const give = useMutation({
    mutationFn: () => api.call(classroomApi.giveCode, { params: { academyNo, classNo } }),
    onSuccess: (code) => queries.setQueryData(options.queryKey, code),
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  const end = useMutation({
    mutationFn: () => api.call(classroomApi.endCode, { params: { academyNo, classNo } }),
    onSuccess: () => {
      showToast('코드를 없앴어요. 이제 이 코드로 들어올 수 없어요.');
      queries.setQueryData(options.queryKey, { joinCode: null, expiresAt: null });
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return (
    <>
      <PageHeader
        title={`${name} 코드`}
        crumbs={[
          { label: '반', href: staffPaths.classes },
          { label: name, href: staffPaths.classOf(classNo) },
        ]}
        lead="이 코드로 가입한 학생은 바로 이 반에 들어와요."
      />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ joinCode, expiresAt }) =>
          joinCode === null ? (
            <EmptyState
              title="아직 코드가 없어요"
              text={demo ? '둘러보는 동안에는 만들 수 없어요.' : '코드를 만들면 30일 동안 쓸 수 있어요.'}
              action={
                <Button
                  icon={<QrCode aria-hidden="true" />}
                  busy={give.isPending}
                  disabled={demo}
                  onClick={() => give.mutate()}
                >
                  코드 만들기
                </Button>
              }
            />
          ) : (
            <section className={styles.sheet} aria-label="반 코드">
              <p className={styles.code}>
                {joinCode.slice(0, 4)}
                <span aria-hidden="true">-</span>
                {joinCode.slice(4)}
              </p>
              <QRCodeSVG
                className={styles.qr}
                value={addressOf(joinCode)}
                size={280}
                title="가입하는 곳으로 가는 그림"
              />
              <ol className={styles.steps}>
                <li>카메라로 그림을 비추거나 {window.location.host}를 열어 ‘회원가입’을 눌러요.</li>
                <li>‘가입 코드로 찾기’에 위의 코드를 넣어요.</li>
                <li>선생님이 들어오게 하면 끝이에요.</li>
              </ol>
              {expiresAt !== null && (
                <p className={styles.until}>{formatKoreanDate(Date.parse(expiresAt))}까지 쓸 수 있어요.</p>
              )}
              <div className={styles.actions}>
                <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                  인쇄
                </Button>
                <Button
                  tone="soft"
                  icon={<RefreshCw aria-hidden="true" />}
                  busy={give.isPending}
                  disabled={demo}
                  onClick={() => give.mutate()}
                >
                  새 코드
                </Button>
                <Button
                  tone="ghost"
                  icon={<Ban aria-hidden="true" />}
                  busy={end.isPending}
                  disabled={demo}
                  onClick={() => end.mutate()}
                >
                  코드 없애기
                </Button>
              </div>
            </section>
          )
        }
      </QueryView>
    </>
  );
}

const addressOf = (joinCode: string) => `${window.location.origin}/login/sign-up#code=${joinCode}`;
