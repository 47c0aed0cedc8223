import { useMutation, useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paperApi } from '#contract/endpoints/paper.ts';
import type { PaperSheetList, PrintedSheet } from '#contract/paper.ts';
import { className } from '#domain/classroom/className.ts';
import { paperTuning } from '#domain/paper/tuning.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { CodeField } from './CodeField.tsx';
import { PaperGroup } from './PaperGroup.tsx';
import styles from './PaperPage.module.css';
import { PrintSheets } from './PrintSheets.tsx';

/** The printed sheets of a class: whose answers are typed in, and which wait. */
export function PaperPage() {
  useDocumentTitle('종이 미션');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search, setSearch] = useSearchParams();
  const classes = useQuery(staffQueries.classes(api, academyNo));
  return (
    <QueryView query={classes} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ classes: all }) => {
        const chosen = all.find(({ classNo }) => classNo === Number(search.get('classNo'))) ?? all[0];
        if (chosen === undefined)
          return <EmptyState titleAs="h1" title="아직 반이 없어요" text="맡은 반이 생기면 종이 미션을 쓸 수 있어요." />;
        return (
          <ClassSheets
            key={chosen.classNo}
            classNo={chosen.classNo}
            name={className(chosen)}
            choice={
              all.length > 1 && (
                <SelectField
                  label="반"
                  className={styles.class}
                  value={`${chosen.classNo}`}
                  options={all.map((one) => ({ value: `${one.classNo}`, label: className(one) }))}
                  onChange={(event) => setSearch({ classNo: event.target.value }, { replace: true })}
                />
              )
            }
          />
        );
      }}
    </QueryView>
  );
}

interface ClassSheetsProps {
  classNo: number;
  name: string;
  choice: React.ReactNode;
}

function ClassSheets({ classNo, name, choice }: ClassSheetsProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.paperSheets(api, academyNo, classNo));
  const [sheets, setSheets] = useState<readonly PrintedSheet[] | null>(null);
  const print = useMutation({
    mutationFn: (codes: readonly string[]) =>
      api.call(paperApi.printAgain, {
        params: { academyNo, classNo },
        body: { codes: codes.slice(0, paperTuning.printedAtOnce) },
      }),
    onSuccess: (printed) => setSheets(printed.sheets),
  });
  if (sheets)
    return (
      <PrintSheets
        sheets={sheets}
        notice="전에 인쇄한 것과 같은 종이예요. 코드도 같아서 어느 쪽에 풀어도 돼요."
        onBack={() => setSheets(null)}
      />
    );
  return (
    <>
      <PageHeader
        title="종이 미션"
        crumbs={[
          { label: '반', href: staffPaths.classes },
          { label: name, href: staffPaths.classOf(classNo) },
        ]}
        lead="종이에 풀고, 답은 선생님이 옮겨요. 화면에서 푼 것과 똑같이 한 번만 세요."
        actions={
          <ButtonLink to={staffPaths.newPaperFor(classNo)} icon={<FilePlus aria-hidden="true" />}>
            새로 인쇄하기
          </ButtonLink>
        }
      />
      <div className={styles.top}>
        {choice}
        <Panel title="코드로 열기">
          <CodeField />
        </Panel>
      </div>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ sheets: all }) =>
          all.length === 0 ? (
            <EmptyState
              title="아직 인쇄한 종이가 없어요"
              text="책과 미션을 골라 인쇄하면 학생마다 코드가 있는 종이가 나와요."
            />
          ) : (
            groupsOf(all).map((group) => (
              <PaperGroup
                key={`${group[0]?.bookNo} ${group[0]?.readingMissionType}`}
                classNo={classNo}
                sheets={group}
                busy={print.isPending}
                onPrint={(codes) => print.mutate(codes)}
              />
            ))
          )
        }
      </QueryView>
    </>
  );
}

/** By mission, the latest first; in each by number and name, those that wait first. */
function groupsOf(sheets: PaperSheetList['sheets']): PaperSheetList['sheets'][] {
  const groups = new Map<string, PaperSheetList['sheets']>();
  for (const sheet of sheets) {
    const key = `${sheet.bookNo} ${sheet.readingMissionType}`;
    groups.set(key, [...(groups.get(key) ?? []), sheet]);
  }
  const place = ({ classNumber }: PaperSheetList['sheets'][number]) => classNumber ?? Number.MAX_SAFE_INTEGER;
  return [...groups.values()].map((group) =>
    group.sort((one, other) => place(one) - place(other) || one.name.localeCompare(other.name, 'ko')),
  );
}
