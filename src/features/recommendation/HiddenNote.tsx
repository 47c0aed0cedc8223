import { withJosa } from '#domain/text/withJosa.ts';
import { TitleText } from '../../components/book/TitleText.tsx';
import { Button } from '../../components/button/Button.tsx';
import styles from './HiddenNote.module.css';

/** Shows what was put away, and takes it back. */
export function HiddenNote({ bookName, onUndo }: { bookName: string; onUndo: () => void }) {
  return (
    <div className={styles.note} role="status">
      <p>
        <TitleText>{`${withJosa(`『${bookName}』`, '은/는')} 이제 추천하지 않을게요.`}</TitleText>
      </p>
      <Button tone="soft" onClick={onUndo}>
        되돌리기
      </Button>
    </div>
  );
}
