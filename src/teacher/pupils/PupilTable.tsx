import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PupilOrder, PupilRow, PupilSorting } from '#contract/classroom.ts';
import { ScrollRegion } from '#src/components/page/ScrollRegion.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { useMay } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { daysAgo } from './daysAgo.ts';
import styles from './PupilTable.module.css';
import { pupilStatusNames } from './pupilStatusNames.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { text: sortFn_text },
});
const helper = createColumnHelper<typeof features, PupilRow>();

/** Height of a row on the screen, CSS pixels; long names make one higher. */
const ROW = 56;

interface PupilTableProps {
  pupils: readonly PupilRow[];
  today: string;
  search: string;
  /** The table of one class names it once, above. */
  withClass: boolean;
  /** Where the rows are one page of many: the server sorts, and found them by `search`. Else the table does both. */
  remote?: { sorting: PupilSorting; onSort: (sorting: PupilSorting) => void };
}

/** What the server sorts by, of each column. */
const orderOf: Record<string, PupilOrder> = {
  name: 'NAME',
  className: 'CLASS',
  number: 'NUMBER',
  lastDay: 'LAST_DAY',
  bookCount: 'BOOKS',
  missionCount: 'MISSIONS',
  level: 'LEVEL',
  accountId: 'ID',
};

/** Pupils, sorted by a press on a heading; of many only the rows in sight are drawn. */
export function PupilTable({ pupils, today, search, withClass, remote }: PupilTableProps) {
  const maySee = useMay('SEE_PUPIL');
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', { header: '이름', sortFn: 'text' }),
        ...(withClass
          ? [helper.accessor((row) => row.className ?? '', { id: 'className', header: '반', sortFn: 'text' })]
          : []),
        helper.accessor((row) => row.classNumber ?? 9999, { id: 'number', header: '번호' }),
        helper.accessor((row) => row.lastDay ?? '', { id: 'lastDay', header: '마지막으로 읽은 날', sortFn: 'text' }),
        helper.accessor('bookCount', { header: '끝낸 책' }),
        helper.accessor('missionCount', { header: '미션' }),
        ...(maySee
          ? [helper.accessor((row) => row.readingLevel ?? '', { id: 'level', header: '읽기 수준', sortFn: 'text' })]
          : []),
        helper.accessor('accountId', { header: '아이디', sortFn: 'text' }),
      ]),
    [withClass, maySee],
  );
  const data = useMemo(() => [...pupils], [pupils]);
  const table = useTable({
    features,
    columns,
    data,
    state: { globalFilter: remote ? '' : search },
    globalFilterFn: 'includesString',
    getRowId: (row) => String(row.accountNo),
  });
  const rows = table.getRowModel().rows;
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
  });
  const shown = virtual.getVirtualItems();
  const [before, after] = [shown[0]?.start ?? 0, virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)];
  if (rows.length === 0) {
    return (
      <EmptyState
        title={search ? '그런 학생이 없어요' : '아직 학생이 없어요'}
        text={search && '이름이나 아이디를 다시 적어 보세요.'}
      />
    );
  }
  return (
    <ScrollRegion ref={scroller} className={styles.scroller} aria-label="학생 표">
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = remote ? sortedBy(remote.sorting, header.column.id) : header.column.getIsSorted();
                const sort = () =>
                  remote ? remote.onSort(turned(remote.sorting, header.column.id)) : header.column.toggleSorting();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
                  >
                    <button type="button" onClick={sort}>
                      <table.FlexRender header={header} />
                      {sorted === 'asc' && <ArrowUp aria-hidden="true" />}
                      {sorted === 'desc' && <ArrowDown aria-hidden="true" />}
                    </button>
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} />}
          {shown.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            const pupil = row.original;
            return (
              <tr key={row.id} data-index={index} aria-rowindex={index + 2} ref={virtual.measureElement}>
                <th scope="row">
                  {maySee ? <Link to={staffPaths.pupilOf(pupil.accountNo)}>{pupil.name}</Link> : pupil.name}
                  {pupil.status !== 'ACTIVE' && (
                    <span className={styles.status}>{pupilStatusNames[pupil.status] ?? ''}</span>
                  )}
                </th>
                {withClass && <td>{pupil.className ?? <span className={styles.quiet}>반 없음</span>}</td>}
                <td>{pupil.classNumber ?? ''}</td>
                <td>{daysAgo(pupil.lastDay, today)}</td>
                <td>{pupil.bookCount}권</td>
                <td>{pupil.missionCount}개</td>
                {maySee && <td>{pupil.readingLevel}</td>}
                <td className={styles.quiet}>{pupil.accountId}</td>
              </tr>
            );
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function sortedBy({ order, direction }: PupilSorting, column: string): 'asc' | 'desc' | false {
  if (orderOf[column] !== order) return false;
  return direction === 'UP' ? 'asc' : 'desc';
}

function turned({ order, direction }: PupilSorting, column: string): PupilSorting {
  const pressed = orderOf[column] ?? 'CLASS';
  return { order: pressed, direction: pressed === order && direction === 'UP' ? 'DOWN' : 'UP' };
}

/** In the place of rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  return (
    <tr className={styles.spacer}>
      <td style={{ height }} />
    </tr>
  );
}
