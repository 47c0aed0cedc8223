import type { SeaGuest } from '#contract/guest.ts';
import { withJosa } from '#domain/text/withJosa.ts';

export interface GuestWords {
  /** What the guest speaks. */
  spoken: string;
  /** Below it, small. */
  note: string;
  buttons: readonly string[];
  /** What the pet speaks when the meeting ends. */
  petAfterwards: string;
}

/** What is spoken when a guest is met; without a scene it is simply there again. @param treat name of its food */
export function guestWords({ next, treated, treatClue, name }: SeaGuest, treat: string | null): GuestWords {
  if (next?.scene === 1) {
    return { spoken: next.greeting, note: '', buttons: ['반가워!'], petAfterwards: next.petReply };
  }
  if (next?.scene === 2) {
    return {
      spoken: next.question,
      note: '틀린 답은 없어요. 마음에 드는 것을 골라요.',
      buttons: next.answers,
      petAfterwards: '좋은 생각이에요! 마음에 담아 둘게요.',
    };
  }
  if (next?.scene === 3) {
    return {
      spoken: next.farewell,
      note: `${next.memento.name}: ${next.memento.line}`,
      buttons: ['고마워! 도감에 간직할게'],
      petAfterwards: `${withJosa(next.memento.name, '을/를')} 바다 도감에 고이 넣었어요.`,
    };
  }
  const note = treat === null ? `무엇을 좋아할까요? ${treatClue}` : `제일 좋아하는 먹이는 ${treat}!`;
  return {
    spoken: treated ? '와, 내가 제일 좋아하는 거야! 어떻게 알았어?' : '또 놀러 왔어! 여기 물결은 언제 와도 참 좋다.',
    note,
    buttons: ['같이 놀자!'],
    petAfterwards: `${withJosa(name, '와/과')} 같이 있으니 즐거워요.`,
  };
}
