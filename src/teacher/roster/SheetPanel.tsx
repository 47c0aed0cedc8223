import type { SheetDraft } from '#domain/roster/draftRoster.ts';
import { type RosterColumn, rosterHeadings, systemColumns } from '#domain/roster/nameRosterColumn.ts';
import { rosterTableOf } from '#domain/roster/rosterTableOf.ts';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import styles from './Roster.module.css';
import type { RosterChange, RosterWork } from './RosterWork.ts';

const HEADINGS_OFFERED = 15;

interface SheetPanelProps {
  work: RosterWork;
  onChange: (change: RosterChange) => void;
}

/** The sheets of the file, what their columns were taken for, and how to change that. */
export function SheetPanel({ work, onChange }: SheetPanelProps) {
  return (
    <Panel title={work.fileName} className={styles.panel}>
      <ul className={styles.sheets}>
        {work.drafts.map((draft, index) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets of one file keep their order
            key={index}
            draft={draft}
            index={index}
            onChange={onChange}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface SheetProps {
  draft: SheetDraft;
  index: number;
  onChange: (change: RosterChange) => void;
}

function Sheet({ draft, index, onChange }: SheetProps) {
  const { sheet, table, used } = draft;
  const name = sheet.name || '명단';
  const count = table === null ? 0 : rosterTableOf(table).rows.filter(({ noStudent }) => !noStudent).length;
  const found = table === null ? '제목 줄을 찾지 못했어요' : `${table.headingRowNo}번째 줄이 제목, 학생 ${count}명`;
  return (
    <li className={styles.sheet}>
      <Checkbox
        label={
          <>
            <b>{name}</b>
            {sheet.hidden && ' (숨긴 시트)'} <span className={styles.quiet}>{found}</span>
          </>
        }
        checked={used}
        disabled={table === null}
        onChange={({ target }) => onChange({ kind: 'USE', sheet: index, used: target.checked })}
      />
      {table !== null && <p className={styles.found}>{columnWords(draft)}</p>}
      <details open={table === null || undefined}>
        <summary>{table === null ? '제목 줄 고르기' : `${name}: 제목 줄과 칸 고치기`}</summary>
        <SelectField
          label="제목 줄"
          value={table?.headingRowNo ?? ''}
          placeholder="골라 주세요"
          options={sheet.rows.slice(0, HEADINGS_OFFERED).map(({ rowNo, cells }) => ({
            value: String(rowNo),
            label: `${rowNo}번째 줄: ${[...cells.values()].join(', ').slice(0, 40)}`,
          }))}
          onChange={({ target }) => onChange({ kind: 'HEADING', sheet: index, rowNo: Number(target.value) })}
        />
        <ul className={styles.columns}>
          {draft.columns.map(({ place, heading, means, samples }) => (
            <li key={place}>
              <SelectField
                label={heading || `${letterOf(place)}열`}
                value={means ?? ''}
                hint={samples.length > 0 ? samples.map((text) => text.slice(0, 20)).join(', ') : '비어 있어요'}
                options={MEANINGS}
                onChange={({ target }) =>
                  onChange({
                    kind: 'COLUMN',
                    sheet: index,
                    place,
                    means: target.value === '' ? null : (target.value as RosterColumn),
                  })
                }
              />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What was found, and what is left out. */
function columnWords({ columns }: SheetDraft): string {
  const found = [...new Set(columns.flatMap(({ means }) => (means === null ? [] : [rosterHeadings[means]])))];
  const left = columns.flatMap(({ means, heading }) => (means === null && heading !== '' ? [heading] : []));
  return `읽는 칸: ${found.join(', ')}${left.length > 0 ? ` · 읽지 않는 칸: ${left.join(', ')}` : ''}`;
}

const MEANINGS = [
  { value: '', label: '읽지 않아요' },
  ...Object.entries(rosterHeadings)
    .filter(([value]) => !systemColumns.includes(value as RosterColumn))
    .map(([value, label]) => ({ value, label })),
];

/** `A`, `Z`, `AA` as spreadsheets name a column. @param place from 0 */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : `${letterOf(Math.floor(place / 26) - 1)}${last}`;
}
