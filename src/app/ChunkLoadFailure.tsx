import type { ReactNode } from 'react';
import { Button } from '../components/button/Button.tsx';
import { EmptySea } from '../components/illustrations/EmptySea.tsx';
import { StateCard } from '../components/states/StateCard.tsx';
import { isRefreshedFor, refreshFor } from '../lib/browser/refreshFor.ts';
import { UnrunnableFileError } from '../lib/browser/UnrunnableFileError.ts';
import { useOnline } from '../lib/browser/useOnline.ts';
import { useOnReconnect } from '../lib/browser/useOnReconnect.ts';
import type { ChunkLoadError } from './ChunkLoadError.ts';

/**
 * The code of a page did not arrive, or cannot be run here. Without a network it comes by itself once there is one again.
 * A refresh is advised once for the same failure: when it comes back, something else is the cause.
 */
export function ChunkLoadFailure({ error, back }: { error: ChunkLoadError; back: ReactNode }) {
  const online = useOnline();
  const refresh = () => refreshFor(error.cause);
  useOnReconnect(refresh);

  const unrunnable = error.cause instanceof UnrunnableFileError;
  const refreshed = isRefreshedFor(error.cause);
  if (!online && !unrunnable) {
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
  const { title, text } = (unrunnable ? words.unrunnable : words.lost)[refreshed ? 'again' : 'first'];
  return (
    <StateCard
      role="alert"
      titleAs="h1"
      picture={<EmptySea mood="storm" />}
      title={title}
      text={text}
      action={
        <>
          {back}
          {!(unrunnable && refreshed) && <Button onClick={refresh}>{refreshed ? '다시 받기' : '새로 고침'}</Button>}
        </>
      }
    />
  );
}

const LOST = '화면을 다 받아 오지 못했어요';
const REFRESH = '책바다가 새로워졌을 수 있어요.\n새로 고치면 이어서 할 수 있어요.';
const words = {
  lost: {
    first: { title: LOST, text: REFRESH },
    again: { title: LOST, text: '인터넷을 확인하고 다시 받아 주세요.' },
  },
  unrunnable: {
    first: { title: '화면을 열지 못했어요', text: REFRESH },
    again: {
      title: '이 브라우저가 오래되어 이 화면을 열 수 없어요',
      text: '브라우저나 기기를 업데이트하거나, 새 크롬·웨일·사파리로 열어 주세요.',
    },
  },
} as const;
