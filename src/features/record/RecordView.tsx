import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { myPageApi } from '#contract/endpoints/myPage.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { Button } from '../../components/button/Button.tsx';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { saveBlob } from '../../lib/browser/saveBlob.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useAccount, useApi } from '../../lib/services/ServicesContext.ts';
import { RecordSheet } from './RecordSheet.tsx';
import styles from './RecordView.module.css';

/** Everything read and done, to print or to take along. Open to who has left an institution as well. */
export function RecordView() {
  const query = useQuery(recordQuery(useApi()));
  const withoutInstitution = useAccount()?.accountStatus === 'NO_AFFILIATION';
  return (
    <>
      {withoutInstitution && (
        <div className={styles.notice}>
          <FormNotice tone="advice">
            이용 권한이 없습니다. 학원/학교에 문의해 주세요. 그동안의 기록은 여기에서 간직할 수 있어요.
          </FormNotice>
        </div>
      )}
      <QueryView query={query} skeleton={<Skeleton height={600} radius={32} />}>
        {(record) => (
          <>
            <div className={styles.tools}>
              <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                인쇄하거나 PDF로 저장
              </Button>
            </div>
            <p className={styles.hint}>인쇄 창에서 ‘PDF로 저장’을 고르면 파일로 간직할 수 있어요.</p>
            <RecordSheet record={record} />
            <details className={styles.forAdults}>
              <summary>보호자와 선생님께: 기록을 파일로 옮기기</summary>
              <p>
                다른 서비스로 옮기실 때 쓰는 파일입니다. 컴퓨터가 읽는 형식(JSON)이라 열어 보시기에는 인쇄본이 편합니다.
              </p>
              <Button
                tone="soft"
                icon={<Download aria-hidden="true" />}
                onClick={() =>
                  saveFile(
                    `책바다-독서기록-${seoulDay(Date.parse(record.madeAt))}.json`,
                    'application/json',
                    JSON.stringify(record, null, 2),
                  )
                }
              >
                옮기기용 파일 받기
              </Button>
            </details>
          </>
        )}
      </QueryView>
    </>
  );
}

/** Everything the student has read and done. */
function recordQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.record],
    queryFn: ({ signal }) => api.call(myPageApi.readRecord, { signal }),
  });
}

/** Lets the browser save a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }));
}
