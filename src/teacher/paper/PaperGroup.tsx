import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Keyboard, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paperApi } from '#contract/endpoints/paper.ts';
import type { PaperSheetList } from '#contract/paper.ts';
import { showPaperCode } from '#domain/paper/readPaperCode.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { formatShortTime } from '../formatShortTime.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './PaperPage.module.css';

type Sheet = PaperSheetList['sheets'][number];

interface PaperGroupProps {
  classNo: number;
  /** Of one mission, by number and name. */
  sheets: readonly Sheet[];
  busy: boolean;
  onPrint: (codes: readonly string[]) => void;
}

/** The sheets of one mission with where each stands. */
export function PaperGroup({ classNo, sheets, busy, onPrint }: PaperGroupProps) {
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const [first] = sheets;
  const open = sheets.filter(({ stand }) => stand === 'OPEN');
  if (first === undefined) return null;
  return (
    <Panel title={`${first.bookName} · ${first.missionName}`} className={styles.group}>
      <p className={styles.quiet}>
        {open.length === 0 ? '기다리는 종이가 없어요.' : `${open.length}장이 답을 기다려요.`} 인쇄{' '}
        {formatShortTime(first.printedAt)}
      </p>
      {open[0] && (
        <div className={styles.actions}>
          <ButtonLink to={staffPaths.paperEntryOf(open[0].code)} icon={<Keyboard aria-hidden="true" />}>
            답 입력하기
          </ButtonLink>
          <Button
            tone="soft"
            busy={busy}
            disabled={demo}
            icon={<Printer aria-hidden="true" />}
            onClick={() => onPrint(open.map(({ code }) => code))}
          >
            {open.length}장 다시 인쇄
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <SheetRow key={sheet.code} classNo={classNo} sheet={sheet} demo={demo} />
        ))}
      </ul>
    </Panel>
  );
}

function SheetRow({ classNo, sheet, demo }: { classNo: number; sheet: Sheet; demo: boolean }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { code, name, classNumber, stand } = sheet;
  const withdraw = useMutation({
    mutationFn: () => api.call(paperApi.withdraw, { params: { academyNo, code } }),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo, 'paper', 'class', classNo] });
    },
  });
  return (
    <li className={styles.row}>
      <span>
        {classNumber !== null && `${classNumber}번 `}
        {stand === 'OPEN' ? (
          <Link to={staffPaths.paperEntryOf(code)} translate="no">
            {name}
          </Link>
        ) : (
          <b translate="no">{name}</b>
        )}{' '}
        <span className={styles.code}>{showPaperCode(code)}</span>
      </span>
      <span className={`${styles.stand} ${styles[stand]}`}>{standWords(sheet)}</span>
      {stand === 'OPEN' && (
        <Button tone="ghost" disabled={demo} icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
          거두기<span className="visually-hidden">: {name}</span>
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${name}의 종이를 거둘까요?`}
        description="이 종이의 코드로는 답을 입력할 수 없게 돼요. 화면에서는 그대로 풀 수 있고, 새로 인쇄하면 새 코드가 나와요."
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsking(false)}>
              그만두기
            </Button>
            <Button tone="coral" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              종이 거두기
            </Button>
          </>
        }
      />
    </li>
  );
}

function standWords({ stand, marks }: Sheet): string {
  const right = marks ? ` · ${marks.itemCount}개 가운데 ${marks.correctCount}개` : '';
  switch (stand) {
    case 'OPEN':
      return '답을 기다려요';
    case 'ENTERED':
      return `입력했어요${right}`;
    case 'ON_SCREEN':
      return `화면에서 냈어요${right}`;
    case 'WITHDRAWN':
      return '거두었어요';
  }
}
