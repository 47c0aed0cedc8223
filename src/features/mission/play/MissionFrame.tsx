import { ArrowLeft } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { SaveBadge, type SaveBadgeState } from '#src/components/save-badge/SaveBadge.tsx';
import { paths } from '#src/config/paths.ts';
import { useKeyboardInset } from '#src/lib/browser/useKeyboardInset.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import styles from './MissionFrame.module.css';

interface MissionFrameProps {
  session: MissionSession;
  /** Where the saving stands, when not with the session's answers. */
  saveState?: SaveBadgeState;
  /** Something to open over the mission, such as the student's notes. */
  tool?: ReactNode;
  /** Room for something beside the text. */
  wide?: boolean;
  answeredCount: number;
  itemCount: number;
  /** How far it is, where that is no count of answers. `text` is short, `valueText` the whole of it. */
  progress?: { label: string; share: number; text: string; valueText: string };
  /** What is missing before it can be handed in, above the buttons. `refused`: it was tried. */
  missing?: { text: string; refused: boolean } | null;
  children: ReactNode;
  /** Buttons that stay in reach of the thumb. */
  footer: ReactNode;
}

/** The frame around a mission in the shell: where I am, what it is worth, whether it is saved. */
export function MissionFrame({
  session,
  saveState = session.saveState,
  tool,
  wide = false,
  answeredCount,
  itemCount,
  progress = {
    label: '답한 개수',
    share: itemCount === 0 ? 0 : answeredCount / itemCount,
    text: `${answeredCount}/${itemCount}`,
    valueText: `${itemCount}개 가운데 ${answeredCount}개`,
  },
  missing = null,
  children,
  footer,
}: MissionFrameProps) {
  const { attempt } = session;
  const id = useId();
  const navigate = useNavigate();
  const keyboard = useKeyboardInset();
  return (
    <div
      className={styles.frame}
      data-keyboard={keyboard > 0}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
    >
      <header className={styles.bar}>
        <IconButton
          label="미션 목록으로"
          icon={<ArrowLeft />}
          onClick={() => navigate(paths.bookMission.getHref({ bookNo: attempt.bookNo }))}
        />
        <h1 id={id} className={styles.title}>
          <span className={styles.book}>{attempt.bookName}</span>
          <span>{missionKindNames[attempt.readingMissionType]}</span>
        </h1>
        <div className={styles.progress}>
          <ProgressBar label={progress.label} value={progress.share * 100} valueText={progress.valueText} />
          <span aria-hidden="true">{progress.text}</span>
        </div>
        <span className={styles.point}>최대 {attempt.maxPoint}점</span>
        <SaveBadge state={saveState} />
        {tool}
        <SettingsButton />
      </header>
      <Main className={styles.body} aria-labelledby={id} data-wide={wide} data-read-scope="">
        {children}
      </Main>
      <footer className={styles.footer}>
        {missing && (
          <p className={styles.missing} data-refused={missing.refused} role={missing.refused ? 'alert' : undefined}>
            {missing.text}
          </p>
        )}
        {footer}
      </footer>
    </div>
  );
}
