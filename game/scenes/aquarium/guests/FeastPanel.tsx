import { useState } from 'react';
import { useStore } from 'zustand';
import type { SeaFeast } from '#contract/feast.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useAquarium, useRest } from '../AquariumContext.ts';
import { feastWords } from './feastWords.ts';
import { MeetingPanel } from './MeetingPanel.tsx';

/** The visitor of a feast close by: speaks of its custom line by line, and leaves its keepsake with the last. */
export function FeastPanel({ onClose }: { onClose: () => void }) {
  const { company } = useAquarium();
  const feast = useStore(company.metFeast);
  return feast && <FeastMeeting feast={feast} onClose={onClose} />;
}

function FeastMeeting({ feast, onClose }: { feast: SeaFeast; onClose: () => void }) {
  const { audio } = useGame();
  const { company, play } = useAquarium();
  const { all: resting } = useRest();
  const [line, setLine] = useState(0);
  const { petAfterwards, gives, ...words } = feastWords(feast, line);
  const press = () => {
    if (line < feast.lines.length - 1) {
      audio.play('pop');
      return setLine(line + 1);
    }
    if (feast.lines.length > 0 && resting) {
      play.notify('지금은 바다가 쉬는 시간이에요. 손님은 그대로 있다가 다음에 이야기해 줄 거예요.');
      return onClose();
    }
    audio.play(gives ? 'buy' : 'pop');
    company.meet(feast);
    play.speech.setState({ text: petAfterwards }, true);
    onClose();
  };
  const meeting = {
    ...words,
    name: feast.name,
    icon: feast.icon,
    gift: gives ? (feast.keepsake?.icon ?? null) : null,
  };
  return <MeetingPanel meeting={meeting} onAnswer={press} onClose={onClose} />;
}
