import { Component, type ReactNode } from 'react';
import { isRefreshedFor, refreshFor } from '../lib/browser/refreshFor.ts';
import { UnrunnableFileError } from '../lib/browser/UnrunnableFileError.ts';
import styles from './gameCanvas.module.css';

interface GameErrorBoundaryProps {
  onError: (error: unknown) => void;
  onRetry: () => void;
  /** The way out, where trying again does not help. */
  back: ReactNode;
  children: ReactNode;
}

/** Keeps a broken or unreachable game from taking the page with it. */
export class GameErrorBoundary extends Component<GameErrorBoundaryProps, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { error } = this.state.broken;
    // Files that cannot be run here cannot be run by trying again in the same document either.
    const unrunnable = error instanceof UnrunnableFileError;
    const tooOld = unrunnable && isRefreshedFor(error);
    return (
      <div className={styles.waiting} role="alert">
        <p>
          {tooOld
            ? '이 브라우저가 오래되어 게임 화면을 열 수 없어요. 지금까지 한 것은 그대로 있어요. 브라우저나 기기를 업데이트하거나, 새 크롬·웨일·사파리로 열어 주세요.'
            : '게임 화면을 불러오지 못했어요. 지금까지 한 것은 그대로 있어요.'}
        </p>
        {!tooOld && (
          <button
            type="button"
            className={styles.retry}
            onClick={unrunnable ? () => refreshFor(error) : this.props.onRetry}
          >
            다시 불러오기
          </button>
        )}
        {this.props.back}
      </div>
    );
  }
}
