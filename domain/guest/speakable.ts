import type { GuestTexts } from '../book-pack/GuestTexts.ts';
import { revealsAnswer } from '../book-pack/revealsAnswer.ts';

/** What a guest asks, with the answers one may give and how the pet takes them up later. */
export interface GuestQuestion {
  readonly question: string;
  readonly answers: readonly string[];
  readonly answerEchoes: readonly string[];
}

/** Asked in place of a question that would give an answer away; the first that does not. They fit every book. */
export const generalQuestions: readonly GuestQuestion[] = [
  {
    question: '책 속으로 하루 놀러 갈 수 있다면, 너라면 무엇부터 할 거야?',
    answers: ['주인공에게 인사할래요', '구석구석 구경할래요', '그림을 그려 올래요'],
    answerEchoes: [
      '주인공에게 인사하겠다던 말이 떠올라요. 저도 옆에서 손을 흔들래요.',
      '구석구석 구경하겠다고 했죠? 저도 뒤에서 졸졸 따라갈래요.',
      '그림을 그려 오겠다고 했죠? 그 그림을 방에 걸고 싶어요.',
    ],
  },
  {
    question: '같이 논다면, 너라면 뭘 하고 싶어?',
    answers: ['헤엄칠래요', '수다를 떨래요', '가만히 쉴래요'],
    answerEchoes: ['같이 헤엄치면 신나겠어요!', '같이 수다를 떨면 즐겁겠어요!', '같이 쉬면 포근하겠어요.'],
  },
];

/** Shown in place of what would give an answer away: the first that does not. */
const general = {
  name: ['이야기 손님', '책 손님', '새 친구'],
  greeting: ['안녕? 나도 그 책에서 왔어. 반가워!', '안녕? 반가워!'],
  petReply: ['와, 책에서 온 손님이에요! 편히 쉬다 가세요.', '어서 와요! 반가워요.'],
  farewell: ['여기 와서 참 좋았어. 이건 너에게 주고 싶어. 또 놀러 올게!', '고마워! 또 올게.'],
  mementoName: ['이야기 조각', '작은 조각', '기념품'],
  mementoLine: ['책에서 온 손님이 두고 간 작은 조각이에요.', '손님이 두고 갔어요.'],
  treatClue: ['책을 다시 펼치면 떠오를 수도 있어요.', '무엇을 좋아할까요?'],
} as const;

/** When even the general sentences would give something away. */
const SPEECHLESS = '…';

/** A guest as it may appear to one reader now. */
export interface SpeakableGuest extends Omit<GuestTexts, 'lines' | keyof GuestQuestion> {
  /** What it asks; null while every question would give an answer away: then it waits with it. */
  readonly ask: GuestQuestion | null;
  /** Place of the question in {@link generalQuestions}; null for the guest's own. */
  readonly generalNo: number | null;
  /** Only those that may be shown. */
  readonly lines: readonly string[];
}

/**
 * The texts of a guest without anything that answers an item which is still open. What would is replaced by a sentence
 * that fits every book, a line of the pet is left out.
 *
 * @param open answers that may not be shown ({@link revealsAnswer})
 */
export function speakable(
  guest: GuestTexts,
  open: ReadonlySet<string>,
  book: { readonly bookName: string; readonly summary: string },
): SpeakableGuest {
  const known = `${book.bookName} ${book.summary}`;
  const holds = (text: string) => !revealsAnswer(text, open, known);
  const or = (text: string, instead: readonly string[]) => [text, ...instead].find(holds) ?? SPEECHLESS;
  const asks = (ask: GuestQuestion) => [ask.question, ...ask.answers, ...ask.answerEchoes].every(holds);
  const { question, answers, answerEchoes, memento } = guest;
  const own = { question, answers, answerEchoes };
  const generalNo = asks(own) ? null : generalQuestions.findIndex(asks);
  const title = `안녕? 나는 『${book.bookName}』에서 왔어. 책장이 넘어가는 소리를 듣고 놀러 왔지!`;
  return {
    name: or(guest.name, general.name),
    icon: guest.icon,
    thing: guest.thing,
    greeting: or(guest.greeting, [title, ...general.greeting]),
    petReply: or(guest.petReply, general.petReply),
    ask: generalNo === null ? own : (generalQuestions[generalNo] ?? null),
    generalNo,
    farewell: or(guest.farewell, general.farewell),
    memento: {
      name: or(memento.name, general.mementoName),
      icon: memento.icon,
      line: or(memento.line, general.mementoLine),
    },
    treat: guest.treat,
    treatClue: or(guest.treatClue, general.treatClue),
    lines: guest.lines.filter(holds),
  };
}
