import { Sailboat } from 'lucide-react';
import { Button } from '#src/components/button/Button.tsx';
import { useJoin } from '../level-test/useJoin.ts';

/** From a book of the contest to the level test that opens it. */
export function JoinButton() {
  const { join, joining } = useJoin();
  return (
    <Button tone="white" busy={joining} icon={<Sailboat aria-hidden="true" />} onClick={join}>
      대회 참가하기
    </Button>
  );
}
