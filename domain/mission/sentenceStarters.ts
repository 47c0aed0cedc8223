import type { MissionKind } from './missionKinds.ts';
import { type SentencePart, starterTexts } from './starterTexts.ts';
import type { ReportBand } from './writingGates.ts';

export interface SentenceStarter {
  part: SentencePart;
  text: string;
}

/** What a text of each kind is made of, in the order it is usually written. */
const plans = {
  THINK: ['OPINION', 'REASON', 'SCENE', 'SELF', 'OTHER_SIDE', 'FEELING'],
  REPORT: ['OPENING', 'SCENE', 'FEELING', 'REASON', 'SELF', 'CHANGE', 'QUESTION'],
} as const satisfies Partial<Record<MissionKind, readonly SentencePart[]>>;

/** Words by which a part is recognised. Roughly: what is offered in vain costs nothing. */
const signs: Record<SentencePart, RegExp> = {
  OPENING: /이 책|제목|처음|배경/u,
  SCENE: /장면|대목|책에서|책 속|본문|나온 말/u,
  FEELING: /마음|느낌|느꼈|느껴|기뻤|슬펐|슬프|재미|무서|놀랐|놀라|감동|웃음|눈물|안타까/u,
  REASON: /왜냐|때문|까닭|이유|그래서|근거/u,
  SELF: /나라면|내가|나도|나와|나의|내게|우리|겪은/u,
  CHANGE: /앞으로|배웠|배운|알게|다짐|야겠|달라|바뀌/u,
  QUESTION: /궁금|묻고|일까|을까|작가에게/u,
  OPINION: /생각|의견|보기에|믿/u,
  OTHER_SIDE: /하지만|그러나|반대로|다르게|한편/u,
};

/** Which parts a text already has. */
export function partsOf(text: string): Set<SentencePart> {
  const whole = text.normalize('NFC');
  return new Set((Object.keys(signs) as SentencePart[]).filter((part) => signs[part].test(whole)));
}

/**
 * First words to lean on, for the grade band of the writer: those of the parts the text still lacks come first, one of
 * each before the second of any; what it already contains is not offered again.
 */
export function sentenceStarters(kind: keyof typeof plans, band: ReportBand, text: string): SentenceStarter[] {
  const present = partsOf(text);
  const whole = text.normalize('NFC');
  const plan: readonly SentencePart[] = plans[kind];
  const ordered = [...plan.filter((part) => !present.has(part)), ...plan.filter((part) => present.has(part))];
  const lacking = plan.length - plan.filter((part) => present.has(part)).length;
  const inTurns = (parts: readonly SentencePart[]) => {
    const most = Math.max(0, ...parts.map((part) => starterTexts[band][part].length));
    return Array.from({ length: most }, (_, turn) =>
      parts.flatMap((part) => {
        const words = starterTexts[band][part][turn];
        return words === undefined ? [] : [{ part, text: words }];
      }),
    ).flat();
  };
  const all = [...inTurns(ordered.slice(0, lacking)), ...inTurns(ordered.slice(lacking))];
  return all.filter(({ text: words }) => !whole.includes(words));
}

/** First words that belong to the question itself, as the part that they read like. */
export function ownStarters(words: readonly string[], text: string): SentenceStarter[] {
  const whole = text.normalize('NFC');
  return words
    .filter((each) => !whole.includes(each))
    .map((each) => ({
      part: (['REASON', 'OTHER_SIDE', 'SELF'] as const).find((part) => signs[part].test(each)) ?? 'OPINION',
      text: each,
    }));
}

/** Puts first words in where the caret is, apart from what stands before; returns the new caret behind them. */
export function insertStarter(text: string, caret: number, starter: string): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  const gap = before === '' || /\s$/u.test(before) ? '' : ' ';
  const head = `${before}${gap}${starter} `;
  return { text: head + after.replace(/^ /u, ''), caret: head.length };
}
