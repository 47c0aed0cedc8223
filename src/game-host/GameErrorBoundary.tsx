import { Component, type ReactNode } from 'react';
import styles from './gameCanvas.module.css';

interface GameErrorBoundaryProps {
  onError: (error: unknown) => void;
  onRetry: () => void;
  /** The way out, for whom trying again does not help. */
  back: ReactNode;
  children: ReactNode;
}

/** Keeps a broken or unreachable game from taking the page with it. */
export class GameErrorBoundary extends Component<GameErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={styles.waiting} role="alert">
        <p>게임 화면을 불러오지 못했어요. 지금까지 한 것은 그대로 있어요.</p>
        <button type="button" className={styles.retry} onClick={this.props.onRetry}>
          다시 불러오기
        </button>
        {this.props.back}
      </div>
    );
  }
}
