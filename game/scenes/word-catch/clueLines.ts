import type { WordMission } from '#contract/wordMission.ts';

type Clue = WordMission['clue'];

/** What to look for, in the words of the card. */
export function formWords(form: WordMission['form']): string {
  if (form === 'CONSONANTS') return '뜻과 첫소리를 보고 낱말을 잡아요';
  if (form === 'SENTENCE') return '빈칸에 들어갈 낱말을 잡아요';
  return '뜻을 보고 낱말을 잡아요';
}

/** Each part of the clue that is shown, in lines. */
export function clueLines({ meaning, sentence }: Clue): string[] {
  return [meaning, sentence && `“${sentence}”`].filter((line): line is string => Boolean(line));
}

/** The whole clue for screen readers. */
export function clueSpoken({ meaning, sentence, consonants, firstSyllable }: Clue, syllableCount: number): string {
  const parts = [
    meaning && `뜻: ${meaning}`,
    sentence && `문장: ${sentence.replaceAll(/○+/g, ' 빈칸 ')}`,
    consonants && `첫소리: ${[...consonants].join(' ')}`,
    firstSyllable && `첫 글자: ${firstSyllable}`,
  ].filter((part): part is string => Boolean(part));
  return `${syllableCount}글자 낱말. ${parts.map((part) => part.replace(/\.$/, '')).join('. ')}.`;
}

/** What a wrong catch has revealed in addition; '' when there was nothing left to reveal. */
export function clueChange(before: Clue, after: Clue): string {
  if (before.meaning === null && after.meaning !== null) return '뜻을 더 알려 줄게요.';
  if (before.sentence === null && after.sentence !== null) return '문장을 하나 더 보여 줄게요.';
  if (before.consonants === null && after.consonants !== null) return '첫소리를 알려 줄게요.';
  if (before.firstSyllable === null && after.firstSyllable !== null) return '첫 글자를 알려 줄게요.';
  return '천천히 다시 찾아봐요.';
}

/** Where the word was met. */
export function sourceWords(book: WordMission['book']): string {
  return book ? `『${book.bookName}』에서 만난 낱말` : '오늘 새로 만난 낱말';
}
