import { withoutUnseen } from '../text/withoutUnseen.ts';
import { copiedRuns } from './copiedRuns.ts';
import { MISSION_TUNING } from './tuning.ts';
import { writtenLength } from './writtenLength.ts';

/** A friendly word while somebody writes. It keeps nothing from being handed in. */
export interface WritingHint {
  code: 'COPIED_SENTENCE' | 'SAME_SENTENCE' | 'LONG_SENTENCE';
  message: string;
  /** The place in the text it is about. */
  excerpt: string;
}

/** What could still be made better, at most one hint of each kind. `bookText` is empty where we do not have it. */
export function writingHints(text: string, bookText = ''): WritingHint[] {
  const rules = MISSION_TUNING.hints;
  const hints: WritingHint[] = [];
  const copied = bookText === '' ? null : copiedRuns(text, bookText).unquoted;
  if (copied !== null) {
    const message = '책에 있는 문장이에요. 따옴표로 묶고, 이 문장을 고른 까닭을 이어 써 볼까요?';
    hints.push({ code: 'COPIED_SENTENCE', message, excerpt: shortened(copied) });
  }
  const sentences = sentencesOf(text);
  const seen = new Set<string>();
  const twice = sentences.find((sentence) => {
    const bare = withoutUnseen(sentence);
    if (writtenLength(sentence) < rules.sameSentence) return false;
    if (seen.has(bare)) return true;
    seen.add(bare);
    return false;
  });
  if (twice !== undefined) {
    const message = '같은 문장이 두 번 있어요. 하나는 다른 이야기로 바꿔 볼까요?';
    hints.push({ code: 'SAME_SENTENCE', message, excerpt: shortened(twice) });
  }
  const long = sentences.find((sentence) => writtenLength(sentence) > rules.longSentence);
  if (long !== undefined) {
    const message = '문장이 조금 길어요. 두 문장으로 나누면 읽기 쉬워져요.';
    hints.push({ code: 'LONG_SENTENCE', message, excerpt: shortened(long) });
  }
  return hints;
}

function sentencesOf(text: string): string[] {
  const pieces = text.normalize('NFC').split(/[.!?…。]+|\n+/u);
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ')];
  const { excerpt } = MISSION_TUNING.hints;
  return letters.length <= excerpt ? letters.join('') : `${letters.slice(0, excerpt).join('')}…`;
}
