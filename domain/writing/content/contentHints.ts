import { writtenLength } from '../../mission/writtenLength.ts';
import { withoutUnseen } from '../../text/withoutUnseen.ts';
import { hangulRuns } from '../hangulRuns.ts';
import type { Lexicon } from '../Lexicon.ts';
import type { WrittenSentence } from '../readSentences.ts';
import { WRITING_TUNING } from '../tuning.ts';
import type { WritingHint, WritingHintCode, WritingHintKind } from '../WritingHint.ts';
import type { BookWords } from './BookWords.ts';
import { givesReason } from './givesReason.ts';
import { showsFeeling } from './showsFeeling.ts';

/** Which mission a text is for. A thought is about the writer as much as about the book. */
export type WrittenMission = 'THINK' | 'REPORT';

/** What a whole text leaves out: the book it is about, a scene of it, a reason, a feeling. Silent about one only begun. */
export function contentHints(
  text: string,
  sentences: readonly WrittenSentence[],
  mission: WrittenMission,
  book: BookWords,
  lexicon: Lexicon,
): WritingHint[] {
  const { length, sentences: least } = WRITING_TUNING.wholeText;
  if (writtenLength(text) < length || sentences.length < least) return [];
  const hints: WritingHint[] = [];
  const add = (kind: WritingHintKind, code: WritingHintCode, message: string) =>
    hints.push({ kind, code, message, excerpt: '', at: 0 });
  const named = namedTerms(text, book.terms);
  const isReport = mission === 'REPORT';
  if (book.terms.length > 0 && named.length < WRITING_TUNING.names[mission]) {
    const [only] = named;
    const message = only
      ? `책에 나온 말은 ‘${only}’ 하나예요. 다른 인물이나 물건도 떠올려 볼까요?`
      : '책에 나온 인물이나 물건 이름이 아직 없어요. 누가 나왔는지 써 볼까요?';
    add('EVIDENCE', 'NO_NAMES', message);
  } else if (isReport && book.pages.length > 0 && !sentences.some((one) => namesScene(one, book, lexicon))) {
    add('EVIDENCE', 'NO_SCENE', '어느 장면이 떠올랐나요? 무슨 일이 있었는지 한 문장 써 볼까요?');
  }
  const words = sentences.flatMap((sentence) => hangulRuns(sentence)).map((run) => run.text);
  if (!words.some(givesReason))
    add('STRUCTURE', 'NO_REASON', '왜 그렇게 생각했나요? ‘왜냐하면’으로 까닭을 이어 써 볼까요?');
  if (isReport && !words.some(showsFeeling)) {
    add('STRUCTURE', 'NO_FEELING', '읽고 나서 어떤 마음이 들었나요? 느낀 점을 한 문장 써 볼까요?');
  }
  return hints;
}

/** Terms that a text names, blanks aside. */
export function namedTerms(text: string, terms: readonly string[]): string[] {
  const within = withoutUnseen(text);
  return terms.filter((term) => within.includes(withoutUnseen(term)));
}

/** Whether a sentence names what happens on one page: several words of it, of which one is hardly anywhere else. */
export function namesScene(
  sentence: WrittenSentence,
  { terms, pages, pageCounts }: BookWords,
  lexicon: Lexicon,
): boolean {
  const { rareShare, scene } = WRITING_TUNING;
  const stems = new Set(
    hangulRuns(sentence)
      .flatMap(({ text }) => lexicon.stemOf(text) ?? [])
      .filter((stem) => terms.includes(stem) || lexicon.frequency(stem) < scene.everyday),
  );
  const rare = Math.max(1, pages.length * rareShare);
  return pages.some((page) => {
    const shared = [...stems].filter((stem) => page.has(stem));
    if (shared.length >= scene.words) return true;
    return shared.length >= scene.withRare && shared.some((stem) => (pageCounts.get(stem) ?? 0) <= rare);
  });
}
