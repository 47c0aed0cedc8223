import { z } from 'zod';
import { petSpecies } from '#domain/aquarium/petSpecies.ts';
import { bellCommands, bellForms, bellPhases } from '#domain/golden-bell/BellRoom.ts';
import { answerOutcomes } from '#domain/golden-bell/decideAnswer.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import { instant, paged, pageQuery } from './envelope.ts';
import { institutionParams } from './staff.ts';

const roomNo = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const form = z.enum(bellForms);

/** A question as everybody may read it. */
const shownQuestion = z.object({
  form,
  bookName: z.string(),
  question: z.string(),
  /** In words; of ORDER the events as they are shown. */
  options: z.array(z.string()),
  /** Addresses of a picture of each option; none where there are words alone. */
  pictures: z.array(z.string()),
});

/** The right answer from 1 (of ORDER: `orderNo`), and why; sent once the question is revealed. */
const bellKey = z.object({ answer: z.int(), explanation: z.string() });

/** Where the round stands; the same for everybody. */
const roomState = {
  roomNo: z.int(),
  revision: z.int(),
  phase: z.enum(bellPhases),
  /** Of the present question, from 1; 0 in the lobby. */
  place: z.int(),
  questionCount: z.int(),
  revival: z.boolean(),
  /** What the shown timer counts down to. Nothing closes by itself. */
  endsAt: instant.nullable(),
  question: shownQuestion.nullable(),
  key: bellKey.nullable(),
};

/** What a pupil sees of a round. */
export const pupilBell = z.object({
  ...roomState,
  own: z.object({
    /** In; who is out answers along. */
    standing: z.boolean(),
    /** Of the present question. */
    choice: z.int().nullable(),
    seq: z.int().nullable(),
    /** Null before the question is revealed. */
    right: z.boolean().nullable(),
  }),
  /** The own answers, once the round has ended. */
  result: z
    .object({
      rightCount: z.int(),
      questions: z.array(
        z.object({ place: z.int(), ...shownQuestion.shape, ...bellKey.shape, choice: z.int().nullable() }),
      ),
    })
    .nullable(),
});
export type PupilBell = z.infer<typeof pupilBell>;

/** A state with the server's clock, which the timer is shown by. */
const frameOf = <T extends z.ZodType>(state: T) => z.object({ currentDate: instant, state });
export const pupilBellFrame = frameOf(pupilBell);

/** PUT /api/bells/entry/me */
export const bellEntryBody = z.strictObject({ code: z.string().regex(/^\d{4}$/) });
export const bellEntry = z.object({ roomNo: z.int() });
export const bellParams = z.strictObject({ roomNo });
export const bellAnswerParams = z.strictObject({
  roomNo,
  place: z.coerce.number<number>().int().min(1).max(bellTuning.mostQuestions),
});

/** PUT /api/bells/{roomNo}/answers/{place}/me: the highest `seq` counts. */
export const bellAnswerBody = z.strictObject({
  choice: z.int().min(1).max(bellTuning.mostChoices),
  seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
});
/** What became of it, and the answer that is stored now. */
export const bellAnswered = z.object({
  outcome: z.enum(answerOutcomes),
  choice: z.int().nullable(),
  seq: z.int().nullable(),
});
export type BellAnswered = z.infer<typeof bellAnswered>;

/** What a pupil sends over the socket. */
export const bellSocketAnswer = z.strictObject({
  type: z.literal('answer'),
  /** Comes back with the acknowledgement. */
  id: z.string().min(1).max(40),
  place: z.int().min(1).max(bellTuning.mostQuestions),
  ...bellAnswerBody.shape,
});

/** Somebody on the big screen. */
const shownPerson = z.object({
  accountNo: z.int(),
  nickname: z.string(),
  species: z.enum(petSpecies).nullable(),
  standing: z.boolean(),
});

/** What the big screen shows. It holds no key before a question is revealed: a hall looks at it. */
export const hostBell = z.object({
  ...roomState,
  code: z.string(),
  seconds: z.int(),
  people: z.array(shownPerson),
  /** Answers to the present question. */
  answeredCount: z.int(),
  /** How often each answer was given, once revealed. */
  choices: z.array(z.int()).nullable(),
});
export type HostBell = z.infer<typeof hostBell>;
export const hostBellFrame = frameOf(hostBell);

/** Events of a stream, and messages of a socket: `state` carries a frame, `bye` why it ends. */
export const bellByeReasons = ['RECONNECT', 'LOGIN', 'REPLACED', 'TOO_FAST'] as const;
export const bellBye = z.object({ reason: z.enum(bellByeReasons) });

export const staffBellParams = institutionParams.extend({ roomNo });

/** GET …/bell-books: books that the classes in reach read lately. */
export const bellBooks = z.object({ items: z.array(z.object({ bookNo: z.int(), bookName: z.string() })) });

/** POST …/bell-drafts: draws questions; stores nothing. */
export const bellDraftBody = z.strictObject({
  bookNos: z.array(z.int().min(1)).min(1).max(bellTuning.mostBooks),
  forms: z.array(form).min(1).max(bellForms.length),
  count: z.int().min(1).max(bellTuning.mostQuestions),
});
const draftedQuestion = z.object({
  bookNo: z.int(),
  itemKey: z.string(),
  ...shownQuestion.shape,
  ...bellKey.shape,
});
export type DraftedQuestion = z.infer<typeof draftedQuestion>;
/** `offered`: how many there are in all. */
export const bellDraft = z.object({ questions: z.array(draftedQuestion), offered: z.int() });

/** PUT …/bells: opens a room; a request with the same key opens nothing more. */
export const bellBody = z.strictObject({
  requestKey: z.string().regex(/^[\w-]{16,64}$/),
  /** Null for every pupil of the institution. */
  classNos: z.array(z.int().min(1)).min(1).max(200).nullable(),
  seconds: z.int().min(bellTuning.leastSeconds).max(bellTuning.mostSeconds),
  questions: z
    .array(z.strictObject({ bookNo: z.int().min(1), form, itemKey: z.string().min(1).max(60) }))
    .min(1)
    .max(bellTuning.mostQuestions),
});
export type BellBody = z.infer<typeof bellBody>;
export const openedBell = z.object({ roomNo: z.int(), code: z.string() });

/** PUT …/bells/{roomNo}/command: for the revision that the host saw. */
export const bellCommandBody = z.strictObject({ command: z.enum(bellCommands), revision: z.int().min(1) });

const bellSummary = z.object({
  roomNo: z.int(),
  code: z.string(),
  staffName: z.string(),
  /** Such as `초등 3학년 2반`; `모든 반`. */
  classNames: z.string(),
  createdAt: instant,
  phase: z.enum(bellPhases),
  questionCount: z.int(),
  peopleCount: z.int(),
});
export type BellSummary = z.infer<typeof bellSummary>;
export const bellListQuery = pageQuery;
export const bellList = paged(bellSummary);

/** GET …/bells/{roomNo}/result: with names, for the staff alone. Looking is recorded. */
export const bellResult = bellSummary.extend({
  /** Place of the question that fewest had right. */
  hardest: z.int().nullable(),
  questions: z.array(
    z.object({
      place: z.int(),
      ...shownQuestion.shape,
      ...bellKey.shape,
      revival: z.boolean(),
      answered: z.int(),
      right: z.int(),
      choices: z.array(z.int()),
    }),
  ),
  people: z.array(
    z.object({
      accountNo: z.int(),
      name: z.string(),
      nickname: z.string(),
      rightCount: z.int(),
      standing: z.boolean(),
    }),
  ),
});
export type BellResult = z.infer<typeof bellResult>;

/** A round that a pupil may enter, on the main page. */
export const openBell = z.object({
  /** Where the pupil is in already; null for who has not entered. */
  roomNo: z.int().nullable(),
});
