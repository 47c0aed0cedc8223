import { ArrowLeft, Bookmark, CloudOff, List, Settings2, Square, Volume2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../components/button/IconButton.tsx';
import { paths } from '../../config/paths.ts';
import { useWayBack } from '../../lib/browser/useWayBack.ts';
import type { SavingState } from './createReadingSaver.ts';
import styles from './ReaderTopBar.module.css';

interface ReaderTopBarProps {
  bookNo: number;
  bookName: string;
  saving: SavingState;
  bookmarked: boolean;
  onBookmark: () => void;
  listening: boolean;
  onListen: () => void;
  onContents: () => void;
  onSettings: () => void;
}

export function ReaderTopBar(props: ReaderTopBarProps) {
  const { bookNo, bookName, saving, bookmarked, listening } = props;
  return (
    <header className={styles.bar}>
      <Link
        className={styles.back}
        to={paths.bookView.getHref({ bookNo })}
        aria-label="책 정보로 나가기"
        onClick={useWayBack()}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{bookName}</h1>
      <p className={styles.saving} role="status">
        {saving === 'waiting' && (
          <>
            <CloudOff aria-hidden="true" />
            <span>이 기기에 두었어요</span>
          </>
        )}
      </p>
      <div className={styles.tools}>
        <IconButton
          label={listening ? '그만 듣기' : '소리 내어 읽어 주기'}
          aria-pressed={listening}
          icon={listening ? <Square /> : <Volume2 />}
          onClick={props.onListen}
        />
        <IconButton
          className={styles.bookmark}
          label={bookmarked ? '책갈피 빼기' : '책갈피 꽂기'}
          aria-pressed={bookmarked}
          icon={<Bookmark />}
          onClick={props.onBookmark}
        />
        <IconButton label="차례" icon={<List />} onClick={props.onContents} />
        <IconButton label="보기 설정" icon={<Settings2 />} onClick={props.onSettings} />
      </div>
    </header>
  );
}
