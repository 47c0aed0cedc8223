import { Maximize, Minimize, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { useScreenLock } from '#src/lib/browser/useScreenLock.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  title: string;
  /** Buttons in the bar, between the title and the way out. */
  tools: ReactNode;
  children: ReactNode;
}

/** The whole window for something that a class looks at, with one quiet bar below. The screen stays lit. */
export function ScreenFrame({ title, tools, children }: ScreenFrameProps) {
  useScreenLock(true);
  const navigate = useNavigate();
  const full = useFullScreen();
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // Back to where the book was chosen; a link that was opened by itself has nothing behind it.
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(staffPaths.lesson);
  };
  return (
    <div className={styles.frame}>
      <Main className={styles.stage}>{children}</Main>
      <footer className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>{tools}</div>
        {document.fullscreenEnabled && (
          <IconButton
            tone="soft"
            className={styles.full}
            label={full ? '작게 보기' : '화면 가득 보기'}
            icon={full ? <Minimize /> : <Maximize />}
            onClick={() => void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
          />
        )}
        <IconButton tone="soft" label="닫기" icon={<X />} onClick={leave} />
      </footer>
    </div>
  );
}

/** The element is left out by browsers that cannot fill the screen. */
const isFull = () => Boolean(document.fullscreenElement);

function useFullScreen(): boolean {
  const [full, setFull] = useState(isFull);
  useEffect(() => {
    const look = () => setFull(isFull());
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return full;
}
