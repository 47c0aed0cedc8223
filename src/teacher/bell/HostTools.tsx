import { useState } from 'react';
import type { HostBell } from '#contract/goldenBell.ts';
import type { BellCommand } from '#domain/golden-bell/BellRoom.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { staffPaths } from '../staffPaths.ts';
import type { useHostBell } from './useHostBell.ts';

/** What comes next, and its name on the button. */
function nextOf({ phase, place, questionCount }: HostBell): { command: BellCommand; label: string } | null {
  switch (phase) {
    case 'LOBBY':
      return { command: 'OPEN_QUESTION', label: '시작하기' };
    case 'OPEN':
      return { command: 'CLOSE', label: '답 그만 받기' };
    case 'CLOSED':
      return { command: 'REVEAL', label: '정답 공개' };
    case 'REVEALED':
      return place < questionCount
        ? { command: 'OPEN_QUESTION', label: '다음 문제' }
        : { command: 'END', label: '골든벨 울리기' };
    case 'ENDED':
      return null;
  }
}

interface HostToolsProps {
  state: HostBell;
  bell: Pick<ReturnType<typeof useHostBell>, 'press' | 'isSending'>;
}

/**
 * The commands of the host. What comes next is one and the same button through the whole round, so that the focus stays
 * on it, and Enter leads through.
 */
export function HostTools({ state, bell: { press, isSending } }: HostToolsProps) {
  const { phase, place, questionCount, people, roomNo } = state;
  const [isLeaving, setLeaving] = useState(false);
  const anyOut = people.some(({ standing }) => !standing);
  const next = nextOf(state);
  if (next === null)
    return (
      <ButtonLink autoFocus to={staffPaths.bellResultOf(roomNo)}>
        결과 보기
      </ButtonLink>
    );
  return (
    <>
      {phase === 'OPEN' && (
        <Button tone="soft" onClick={() => press('EXTEND')}>
          30초 더
        </Button>
      )}
      {phase === 'REVEALED' && anyOut && (
        <>
          <Button tone="soft" onClick={() => press('REVIVE_ALL')}>
            모두 돌아오기
          </Button>
          {place < questionCount && (
            <Button tone="soft" onClick={() => press('OPEN_REVIVAL')}>
              패자부활전
            </Button>
          )}
        </>
      )}
      <Button
        key="next"
        busy={isSending}
        // The second click of a double one, and a key that is held down, are for what was here before.
        onClick={({ detail }) => detail < 2 && press(next.command)}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {next.label}
      </Button>
      {next.command !== 'END' && (
        <Button
          key="end"
          tone={isLeaving ? 'coral' : 'ghost'}
          onClick={({ detail }) => {
            if (isLeaving && detail < 2) press('END');
            else setLeaving(true);
          }}
          onBlur={() => setLeaving(false)}
        >
          {isLeaving ? '정말 끝내기' : '끝내기'}
        </Button>
      )}
    </>
  );
}
