import { useQuery } from '@tanstack/react-query';
import { FileUp, Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ExportButton } from './ExportButton.tsx';
import { OneRosterExport } from './OneRosterExport.tsx';
import styles from './PupilsPage.module.css';
import { PupilTable } from './PupilTable.tsx';

/** Every pupil in reach, to sort and to search. */
export function PupilsPage() {
  useDocumentTitle('학생');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.pupils(api, academyNo));
  const mayUpload = useMay('UPLOAD_ROSTER');
  const mayExport = useMay('EXPORT_ROSTER');
  const [search, setSearch] = useState('');
  const settled = useDeferredValue(search.normalize('NFC').trim());
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ pupils, today }) => (
        <>
          <PageHeader
            title="학생"
            lead={`${pupils.length}명이에요. 제목을 누르면 그 차례로 놓여요.`}
            actions={
              <div className={styles.actions}>
                {mayUpload && (
                  <ButtonLink to={staffPaths.roster} icon={<FileUp aria-hidden="true" />}>
                    명단 올리기
                  </ButtonLink>
                )}
                {pupils.length > 0 && <ExportButton />}
                {mayExport && pupils.length > 0 && <OneRosterExport />}
              </div>
            }
          />
          <div className={styles.search}>
            <Search aria-hidden="true" />
            <input
              type="search"
              aria-label="이름, 반, 아이디로 찾기"
              value={search}
              placeholder="이름, 반, 아이디로 찾기"
              onChange={(event) => setSearch(event.target.value)}
            />
            {search !== '' && <IconButton label="찾기 지우기" icon={<X />} onClick={() => setSearch('')} />}
          </div>
          <PupilTable pupils={pupils} today={today} search={settled} withClass />
        </>
      )}
    </QueryView>
  );
}
