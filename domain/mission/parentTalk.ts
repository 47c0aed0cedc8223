import { withJosa } from '../text/withJosa.ts';
import { MISSION_TUNING } from './tuning.ts';

/** What a parent sees of a book before the talk. */
export interface BookForParent {
  bookName: string;
  /** Missions handed in. */
  doneCount: number;
  verified: boolean;
  /** 0–100 over the scored missions; null when none was handed in. */
  averageRate: number | null;
}

/** One sentence that helps a parent to talk about the book: about the story, never about the score. */
export function parentTalk({ bookName, doneCount, verified, averageRate }: BookForParent): string {
  const book = `『${bookName}』`;
  if (doneCount === 0) {
    return `${withJosa(book, '을/를')} 만나는 중이에요. 지금까지 읽은 곳에서 누가 가장 마음에 드는지 물어봐 주세요.`;
  }
  if (verified) {
    return `${withJosa(book, '을/를')} 끝까지 잘 읽어 냈어요. 가장 오래 기억하고 싶은 장면이 어디인지 들어 봐 주세요.`;
  }
  if (averageRate !== null && averageRate < MISSION_TUNING.verifyingRate) {
    return `${withJosa(book, '은/는')} 조금 어려운 책이었어요. 궁금했던 장면을 함께 다시 펼쳐 보면 좋아요.`;
  }
  return `${withJosa(book, '을/를')} 차근차근 풀어 가고 있어요. 주인공에게 해 주고 싶은 말이 무엇인지 이야기해 보세요.`;
}
