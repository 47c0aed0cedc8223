import type { GateReason } from './writingGates.ts';

/** What each gate of a written mission is called, and why it is there. */
export const gateGuides: Readonly<Record<GateReason['code'], { name: string; why: string }>> = {
  TOO_SHORT: { name: '알맞은 길이', why: '생각을 펼치려면 이만큼은 있어야 해요.' },
  TOO_LONG: { name: '알맞은 길이', why: '읽는 사람이 끝까지 읽을 수 있게요.' },
  FEW_SENTENCES: { name: '여러 문장', why: '한 문장에 한 가지 생각을 담으면 또렷해져요.' },
  FEW_TERMS: { name: '책 이야기', why: '이 책을 읽고 쓴 글이라는 것이 드러나요.' },
  REPEATING: { name: '되풀이하지 않기', why: '같은 말을 채우기보다 새 이야기를 하나 더하는 것이 좋아요.' },
  COPIED: { name: '내 말로 쓰기', why: '독후감은 나만 할 수 있는 이야기라서요.' },
};
