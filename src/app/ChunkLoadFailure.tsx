import type { ReactNode } from 'react';
import { Button } from '../components/button/Button.tsx';
import { EmptySea } from '../components/illustrations/EmptySea.tsx';
import { StateCard } from '../components/states/StateCard.tsx';
import { useOnline } from '../lib/browser/useOnline.ts';
import { useOnReconnect } from '../lib/browser/useOnReconnect.ts';

const reload = () => window.location.reload();

/** The code of a page did not arrive. Without a network it comes by itself once there is one again. */
export function ChunkLoadFailure({ back }: { back: ReactNode }) {
  const online = useOnline();
  useOnReconnect(reload);

  if (!online) {
    return (
      <StateCard
        role="alert"
        titleAs="h1"
        picture={<EmptySea mood="sleeping" />}
        title="인터넷이 잠깐 쉬고 있어요"
        text="연결되면 이 화면을 이어서 보여 줄게요."
        action={back}
      />
    );
  }
  return (
    <StateCard
      role="alert"
      titleAs="h1"
      picture={<EmptySea mood="storm" />}
      title="화면을 다 받아 오지 못했어요"
      text={'책바다가 새로워졌을 수 있어요.\n새로 고치면 이어서 할 수 있어요.'}
      action={
        <>
          {back}
          <Button onClick={reload}>새로 고침</Button>
        </>
      }
    />
  );
}
