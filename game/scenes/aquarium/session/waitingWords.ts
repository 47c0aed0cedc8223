import type { AquariumCommand } from '#game/bus/GameToShell.ts';

/** Shown while a command is on its way for longer than one notices. */
export const waitingWords: Readonly<Record<AquariumCommand['kind'], string>> = {
  care: '친구에게 가져가고 있어요…',
  buy: '상점에서 담고 있어요…',
  refund: '상점에 돌려주고 있어요…',
  place: '자리를 잡고 있어요…',
  hatch: '알을 살살 두드리고 있어요…',
  rename: '새 이름을 적고 있어요…',
  dress: '거울 앞에 서고 있어요…',
  holiday: '산호에게 전하고 있어요…',
  gift: '선물을 풀고 있어요…',
  tank: '헤엄쳐 가고 있어요…',
  levelGift: '선물을 풀고 있어요…',
};
