import { Check, Minus } from 'lucide-react';
import { permissions, planOpens } from '#domain/subscription/permissions.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './PlanTable.module.css';

const columns = [
  { key: 'none', name: '이용권 없이' },
  { key: 'MISSION', name: '미션' },
  { key: 'ALL', name: '모두' },
] as const;

type Line = (typeof permissions)[number];

function isOpen({ needs }: Line, column: (typeof columns)[number]['key']): boolean {
  if (needs === 'free') return true;
  return column !== 'none' && planOpens(column, needs);
}

/** What each ticket opens, and what nobody pays for: the one table of the rules, line by line. */
export function PlanTable() {
  // What differs comes first; what everybody has follows.
  const lines = [...permissions].sort((one, two) => Number(one.needs === 'free') - Number(two.needs === 'free'));
  return (
    <Panel title="무엇을 이용하실 수 있습니까?">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">이용하는 것</span>
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.what}>
              <th scope="row">{line.what}</th>
              {columns.map(({ key }) => (
                <td key={key}>
                  <Mark open={isOpen(line, key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        이용권이 끝나도 쓴 글, 읽은 기록, 포인트와 바다 친구는 지워지지 않습니다. 시작한 미션은 이용권이 끝난 뒤에도
        마칠 수 있습니다.
      </p>
    </Panel>
  );
}

function Mark({ open }: { open: boolean }) {
  return (
    <>
      {open ? <Check className={styles.open} aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <span className="visually-hidden">{open ? '이용할 수 있음' : '이용할 수 없음'}</span>
    </>
  );
}
