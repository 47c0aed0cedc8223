import { Sailboat } from 'lucide-react';
import type { ContestQuery } from '#contract/contest.ts';
import { Button } from '#src/components/button/Button.tsx';
import { useJoin } from '../level-test/useJoin.ts';

/** From a book of the contest to the level test that opens it. */
export function JoinButton({ asked }: { asked: ContestQuery }) {
  const { join, joining } = useJoin(asked);
  return (
    <Button tone="white" busy={joining} icon={<Sailboat aria-hidden="true" />} onClick={join}>
      대회 참가하기
    </Button>
  );
}
