import { Component, type ReactNode } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { EmptySea } from '#src/components/illustrations/EmptySea.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { StateCard } from '#src/components/states/StateCard.tsx';

/** What broke while a page was drawn: nothing that was saved is lost, and a fresh page may do better. */
export class StaffErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Main>
        <StateCard
          role="alert"
          titleAs="h1"
          picture={<EmptySea mood="storm" />}
          title="화면을 그리다가 문제가 생겼어요"
          text={'저장된 것은 그대로 있어요.\n새로 고치면 다시 열 수 있어요.'}
          action={<Button onClick={() => window.location.reload()}>새로 고치기</Button>}
        />
      </Main>
    );
  }
}
