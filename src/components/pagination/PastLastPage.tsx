import { useContext } from 'react';
import { Button } from '../button/Button.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { PagesContext } from './PagesContext.ts';

/** In a list that stands on other pages: the last thing of this page was taken off it, or the address goes too far. */
export function PastLastPage() {
  const { page, pageCount, turn } = useContext(PagesContext);
  // A page before the last was emptied: what moves up to it is on its way.
  if (page <= pageCount) return <Skeleton height={360} radius={32} />;
  return (
    <EmptyState
      title="마지막 쪽을 지나왔어요"
      text="이 쪽에는 더 없어요. 마지막 쪽부터 다시 볼까요?"
      action={<Button onClick={() => turn(pageCount)}>마지막 쪽 보기</Button>}
    />
  );
}
