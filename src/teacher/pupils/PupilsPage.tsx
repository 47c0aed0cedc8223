import { useQuery } from '@tanstack/react-query';
import { FileUp, Search, X } from 'lucide-react';
import { useState } from 'react';
import type { PupilSorting } from '#contract/classroom.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useSettled } from '#src/lib/useSettled.ts';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ExportButton } from './ExportButton.tsx';
import { OneRosterExport } from './OneRosterExport.tsx';
import styles from './PupilsPage.module.css';
import { PupilTable } from './PupilTable.tsx';

/** Milliseconds without a key after which a search begins. */
const PAUSE = 250;

/** Every pupil in reach, to sort and to search, page by page. */
export function PupilsPage() {
  useDocumentTitle('학생');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const mayUpload = useMay('UPLOAD_ROSTER');
  const mayExport = useMay('EXPORT_ROSTER');
  const [search, setSearch] = useState('');
  const settled = useSettled(search.normalize('NFC').trim(), PAUSE);
  const [shown, setShown] = useState<PupilSorting & { page: number }>({ order: 'CLASS', direction: 'UP', page: 1 });
  const query = useQuery(staffQueries.pupilPage(api, academyNo, { ...shown, search: settled }));
  const find = (text: string) => {
    setSearch(text);
    setShown((before) => ({ ...before, page: 1 }));
  };
  const anybody = settled !== '' || (query.data?.totalCount ?? 0) > 0;
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ pupils, today, page, pageSize, totalCount }) => (
        <>
          <PageHeader
            title="학생"
            lead={
              settled === '' ? `${totalCount}명이에요. 제목을 누르면 그 차례로 놓여요.` : `${totalCount}명을 찾았어요.`
            }
            actions={
              <div className={styles.actions}>
                {mayUpload && (
                  <ButtonLink to={staffPaths.roster} icon={<FileUp aria-hidden="true" />}>
                    명단 올리기
                  </ButtonLink>
                )}
                {anybody && <ExportButton />}
                {mayExport && anybody && <OneRosterExport />}
              </div>
            }
          />
          <div className={styles.search}>
            <Search aria-hidden="true" />
            <input
              type="search"
              aria-label="이름, 반, 아이디로 찾기"
              value={search}
              maxLength={40}
              placeholder="이름, 반, 아이디로 찾기"
              onChange={(event) => find(event.target.value)}
            />
            {search !== '' && <IconButton label="찾기 지우기" icon={<X />} onClick={() => find('')} />}
          </div>
          <PagedList
            page={page}
            pageCount={Math.ceil(totalCount / pageSize)}
            onPage={(to) => setShown((before) => ({ ...before, page: to }))}
          >
            {pupils.length === 0 && totalCount > 0 ? (
              <PastLastPage />
            ) : (
              <PupilTable
                // Another page begins at its top.
                key={page}
                pupils={pupils}
                today={today}
                search={settled}
                withClass
                remote={{ sorting: shown, onSort: (sorting) => setShown({ ...sorting, page: 1 }) }}
              />
            )}
          </PagedList>
        </>
      )}
    </QueryView>
  );
}
