import { useStore } from 'zustand';
import type { SeaGuest } from '#contract/guest.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useAquarium, useRest } from '../AquariumContext.ts';
import { guestWords } from './guestWords.ts';
import { MeetingPanel } from './MeetingPanel.tsx';

/** A guest close by: its scene of today, and what can be answered. */
export function GuestPanel({ onClose }: { onClose: () => void }) {
  const { company } = useAquarium();
  const guest = useStore(company.met);
  return guest && <GuestMeeting guest={guest} onClose={onClose} />;
}

function GuestMeeting({ guest, onClose }: { guest: SeaGuest; onClose: () => void }) {
  const { audio } = useGame();
  const { company, play } = useAquarium();
  const { all: resting } = useRest();
  const words = guestWords(guest, play.item(guest.treat ?? '')?.name ?? null);
  const press = (answer: number) => {
    if (guest.next === null) return onClose();
    if (resting) {
      play.notify('지금은 바다가 쉬는 시간이에요. 손님은 다음에 이야기해 줄 거예요.');
      return onClose();
    }
    audio.play(guest.next.scene === 3 ? 'buy' : 'pop');
    company.play(guest, guest.next.scene === 2 ? answer : undefined);
    play.speech.setState({ text: words.petAfterwards }, true);
    onClose();
  };
  const meeting = {
    ...words,
    name: guest.name,
    icon: guest.icon,
    from: `『${guest.bookName}』에서 왔어요`,
    gift: guest.next?.scene === 3 ? guest.next.memento.icon : null,
  };
  return <MeetingPanel meeting={meeting} onAnswer={press} onClose={onClose} />;
}
