import { copiedRuns } from '../mission/copiedRuns.ts';
import { writtenLength } from '../mission/writtenLength.ts';
import { withJosa } from '../text/withJosa.ts';
import { withoutUnseen } from '../text/withoutUnseen.ts';
import { hangulRuns } from './hangulRuns.ts';
import type { WrittenSentence } from './readSentences.ts';
import { speechLevelOf } from './speechLevelOf.ts';
import { WRITING_TUNING } from './tuning.ts';
import type { WritingHint, WritingHintCode } from './WritingHint.ts';

/** Hints on whole sentences, at most one of each kind. `bookText` is empty where we do not have it. */
export function sentenceHints(text: string, sentences: readonly WrittenSentence[], bookText: string): WritingHint[] {
  return [
    copied(text, bookText),
    same(sentences),
    long(sentences),
    sameOpening(sentences),
    mixedEndings(sentences),
  ].filter((hint) => hint !== null);
}

function hint(code: WritingHintCode, message: string, excerpt: string, at: number): WritingHint {
  return { kind: 'SENTENCE', code, message, excerpt: shortened(excerpt), at };
}

function copied(text: string, bookText: string): WritingHint | null {
  const run = bookText === '' ? null : copiedRuns(text, bookText).unquoted;
  if (run === null) return null;
  const message = '책에 있는 문장이에요. 따옴표로 묶고, 이 문장을 고른 까닭을 이어 써 볼까요?';
  return hint('COPIED_SENTENCE', message, run, text.indexOf(run));
}

function same(sentences: readonly WrittenSentence[]): WritingHint | null {
  const seen = new Set<string>();
  const twice = sentences.find(({ text }) => {
    const bare = withoutUnseen(text).replace(/[\p{P}\p{S}]/gu, '');
    if (bare.length < WRITING_TUNING.sameSentence) return false;
    if (seen.has(bare)) return true;
    seen.add(bare);
    return false;
  });
  const message = '같은 문장이 두 번 있어요. 하나는 다른 이야기로 바꿔 볼까요?';
  return twice ? hint('SAME_SENTENCE', message, twice.text, twice.at) : null;
}

/** Endings that join a verb to the next one. */
const JOINT = /(?:[가-힣]고|어서|아서|해서|는데|니까|면서|지만|다가|으며|하며|려고)$/u;

function long(sentences: readonly WrittenSentence[]): WritingHint | null {
  const { longSentence, chain } = WRITING_TUNING;
  const found = sentences.find((sentence) => {
    // A quotation may be several sentences.
    const length = Math.max(...sentence.text.split(/[.!?…]+/u).map(writtenLength));
    if (length > longSentence) return true;
    return (
      length > chain.length &&
      sentence.words.filter(({ text, quoted }) => !quoted && JOINT.test(text)).length >= chain.joints
    );
  });
  const message = '문장이 조금 길어요. 두 문장으로 나누면 읽기 쉬워져요.';
  return found ? hint('LONG_SENTENCE', message, found.text, found.at) : null;
}

function sameOpening(sentences: readonly WrittenSentence[]): WritingHint | null {
  let row = 0;
  let before = '';
  for (const sentence of sentences) {
    const [first] = hangulRuns(sentence);
    const isPlain =
      first && !first.quoted && first.at === sentence.at && first.text.length > 1 && /^\s/u.test(first.tail);
    const word = isPlain ? first.text : '';
    row = word !== '' && word === before ? row + 1 : 1;
    before = word;
    if (row < WRITING_TUNING.sameOpening) continue;
    const message = `문장 ${row}개가 ${withJosa(`‘${word}’`, '으로/로')} 시작해요. 하나는 다른 말로 시작해 볼까요?`;
    return hint('SAME_OPENING', message, sentence.text, sentence.at);
  }
  return null;
}

function mixedEndings(sentences: readonly WrittenSentence[]): WritingHint | null {
  const levels = sentences.flatMap((sentence) => {
    const level = speechLevelOf(sentence);
    return level ? [{ sentence, level }] : [];
  });
  const polite = levels.filter(({ level }) => level === 'POLITE');
  const plain = levels.filter(({ level }) => level === 'PLAIN');
  const rare = polite.length < plain.length ? polite : plain;
  const [odd] = polite.length === plain.length && levels[0]?.level === 'PLAIN' ? polite : rare;
  if (!odd || levels.length < 3) return null;
  const message = '‘-다’로 끝나는 문장과 ‘-요’로 끝나는 문장이 섞여 있어요. 한 가지로 맞추면 어떨까요?';
  return hint('MIXED_ENDINGS', message, odd.sentence.text, odd.sentence.at);
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= WRITING_TUNING.excerpt ? text : letters.slice(0, WRITING_TUNING.excerpt).join('').trimEnd();
}
