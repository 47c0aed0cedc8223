import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import type { OwnQuestion } from '#domain/note/NoteContent.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { noteQueries } from '../noteQueries.ts';
import styles from './AskedItemPicker.module.css';
import { askableItems } from './askableItems.ts';

interface AskedItemPickerProps {
  bookNo: number;
  onPick: (about: NonNullable<OwnQuestion['about']>) => void;
}

/** Chooses an item of a handed-in quiz to ask about. */
export function AskedItemPicker({ bookNo, onPick }: AskedItemPickerProps) {
  const [open, setOpen] = useState(false);
  const results = useQuery({ ...noteQueries.results(useApi(), bookNo), enabled: open });
  return (
    <>
      <Button
        className={styles.opener}
        tone="soft"
        icon={<ListChecks aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        미션 문제에서 고르기
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="어느 문제가 궁금했나요?" maxWidth={640}>
        <QueryView query={results} skeleton={<Skeleton height={200} />}>
          {(data) => {
            const items = askableItems(data);
            if (items.length === 0) {
              return (
                <p className={styles.none}>
                  아직 끝낸 퀴즈가 없어요. OX 퀴즈나 독서 퀴즈를 하고 나면 여기에서 고를 수 있어요.
                </p>
              );
            }
            return (
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={`${item.readingMissionType}-${item.key}`}>
                    <button
                      type="button"
                      className={styles.item}
                      onClick={() => {
                        onPick(item);
                        setOpen(false);
                      }}
                    >
                      <span className={styles.kind}>{missionKindNames[item.readingMissionType]}</span>
                      {item.label}
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryView>
      </Dialog>
    </>
  );
}
