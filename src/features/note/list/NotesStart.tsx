import { PencilLine } from 'lucide-react';
import type { Ref } from 'react';
import type { NoteOverview } from '#contract/readingNote.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { Button } from '#src/components/button/Button.tsx';
import { SeaPicture } from '#src/components/illustrations/SeaPicture.tsx';
import styles from './NotesStart.module.css';

const plans: Record<
  'NOTE' | 'QUESTION',
  { title: string; start: string; steps: { art: ArtIconName; text: string }[] }
> = {
  NOTE: {
    title: '첫 노트를 써 볼까요?',
    start: '첫 노트 쓰기',
    steps: [
      { art: 'open-book', text: '마음에 남은 문장을 쪽수와 함께 옮겨 적어요.' },
      { art: 'memo', text: '그 문장을 읽고 떠오른 내 생각을 써요.' },
      { art: 'glowing-star', text: '느낌 스티커를 붙이면 나만의 노트가 돼요.' },
    ],
  },
  QUESTION: {
    title: '무엇이 궁금했나요?',
    start: '첫 질문 쓰기',
    steps: [
      { art: 'magnifying-glass-tilted-left', text: '읽다가 궁금했던 것을 그대로 적어요.' },
      { art: 'speech-balloon', text: '미션에서 만난 문제에 대해서도 물을 수 있어요.' },
      { art: 'light-bulb', text: '답이 떠오르면 내가 찾은 답을 이어 써요.' },
    ],
  },
};

/** The start of note taking: what can be kept here, in three steps. */
export function NotesStart({
  kind,
  overview,
  startButton,
  onStart,
}: {
  kind: 'NOTE' | 'QUESTION';
  overview: NoteOverview;
  startButton: Ref<HTMLButtonElement>;
  onStart: () => void;
}) {
  const { title, start, steps } = plans[kind];
  return (
    <section className={styles.start}>
      {kind === 'NOTE' && <SeaPicture name="notes" />}
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ art, text }, index) => (
          <li key={art}>
            <ArtIcon name={art} size={64} />
            <span className={styles.number}>{index + 1}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Button ref={startButton} size="l" icon={<PencilLine aria-hidden="true" />} onClick={onStart}>
        {start}
      </Button>
      <p className={styles.safe}>
        『{overview.bookName}』 노트는 나만 볼 수 있어요. 인터넷이 끊겨도 이 기기에 두었다가 저장해요.
      </p>
    </section>
  );
}
