import { type ComponentProps, useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { useOnline } from '#src/lib/browser/useOnline.ts';
import { useLatePart } from '#src/lib/useLatePart.ts';
import { loadMapBoard } from './loadMapBoard.ts';
import type { MapBoard } from './MapBoard.tsx';

/** The map and what draws it. Where it cannot be had, the lists and everything else on the page stay. */
export function LateMapBoard(props: ComponentProps<typeof MapBoard>) {
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState('');
  // A network that is back is a try of its own.
  const wanted = `${tries} ${useOnline()}`;
  const Board = useLatePart({ load: loadMapBoard, ahead: 0, wanted, onMissing: () => setMissing(wanted) });
  if (Board) return <Board {...props} />;
  if (missing !== wanted) return <Skeleton height={520} radius={24} />;
  return (
    <EmptyState
      title="그물을 아직 펼치지 못했어요"
      text={'인터넷이 이어지면 다시 펼칠게요.\n그동안 목록으로 볼 수 있어요.'}
      action={<Button onClick={() => setTries(tries + 1)}>다시 펼치기</Button>}
    />
  );
}
