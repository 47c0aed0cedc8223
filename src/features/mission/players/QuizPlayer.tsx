import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { quizContent } from '#contract/mission.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { quizFormNames } from '#domain/book-pack/quizForms.ts';
import { KeyCap } from '#src/components/test-question/KeyHint.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { ChoicePlayer } from './ChoicePlayer.tsx';
import { NumberedChoices } from './NumberedChoices.tsx';
import { OrderEvents } from './OrderEvents.tsx';
import styles from './QuizPlayer.module.css';

type Content = z.infer<typeof quizContent>;
type Item = Content['items'][number];

interface QuizPlayerProps {
  session: MissionSession;
  content: Content;
  /** Opens the student's notes over the question. */
  notes: ReactNode;
}

/** A plain choice, which a server of an earlier version sends without a form. */
const isChoice = (item: Item) => 'options' in item;
const hasPictures = (item: Item) => isChoice(item) && item.options.some(({ imagePath }) => imagePath);

/** What is chosen by a number; nothing where events are arranged. */
function numbersOf(item: Item): string[] {
  if (item.form === 'ORDER') return [];
  return (item.form === 'EVIDENCE' ? item.sentences : item.options).map(({ no }) => String(no));
}

export function QuizPlayer({ session, content, notes }: QuizPlayerProps) {
  // An order that was begun waits while the student looks at another question.
  const [begun, setBegun] = useState<Readonly<Record<string, string>>>({});
  return (
    <ChoicePlayer
      session={session}
      kind="QUIZ"
      items={content.items}
      notes={notes}
      answerOf={(item, letter) => numbersOf(item).find((value) => value === letter)}
      keyHint={(item) =>
        item.form === 'ORDER' ? (
          <>
            <KeyCap>Space</KeyCap> 로 들고 <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> 로 옮기고
          </>
        ) : (
          <>
            <KeyCap>1</KeyCap>–<KeyCap>4</KeyCap> 로 고르고
          </>
        )
      }
      reportOf={(item) => ({ label: item.question, hasPicture: hasPictures(item) })}
    >
      {({ item, legend, no, chosen, standing, choose }) => (
        <fieldset className={styles.question} translate="no">
          <legend ref={legend} className={styles.stem} tabIndex={-1}>
            <span className={styles.tags}>
              {no}
              {!isChoice(item) && <span className={styles.form}>{quizFormNames[item.form]}</span>}
              <span className={styles.category}>{comprehensionCategoryNames[item.category]}</span>
            </span>
            <span data-read="">{item.question}</span>
          </legend>
          {item.form === 'ORDER' && (
            <OrderEvents
              key={item.key}
              events={item.events}
              begun={begun[item.key]}
              given={chosen}
              standing={standing}
              onBegin={(order) => setBegun((before) => ({ ...before, [item.key]: order }))}
              onGive={choose}
            />
          )}
          {item.form === 'EVIDENCE' && (
            <NumberedChoices
              itemKey={item.key}
              choices={item.sentences}
              look="quotes"
              {...{ chosen, standing, choose }}
            />
          )}
          {isChoice(item) && (
            <NumberedChoices
              itemKey={item.key}
              choices={item.options}
              look={hasPictures(item) ? 'pictures' : 'words'}
              {...{ chosen, standing, choose }}
            />
          )}
        </fieldset>
      )}
    </ChoicePlayer>
  );
}
