import { z } from 'zod';
import { petMoods, petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { noticeCategories } from '#domain/help/noticeCategories.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { voyageSteps } from '#domain/voyage/voyageSteps.ts';
import { gauges } from './aquarium.ts';
import { bookCard } from './book.ts';
import { instant, paged, pageQuery } from './envelope.ts';
import { openBell } from './goldenBell.ts';
import { ownHomework } from './homework.ts';
import { settlementNotice } from './moderation.ts';
import { storedText } from './storedText.ts';
import { newReply } from './textReply.ts';
import { unchanging } from './unchanging.ts';

export const noticeSummary = z.object({
  articleNo: z.int(),
  title: z.string(),
  category: z.enum(noticeCategories),
  pinnedYn: z.enum(['Y', 'N']),
  publishedAt: instant,
  viewCount: z.int(),
});
export type NoticeSummary = z.infer<typeof noticeSummary>;

/** GET /api/notices?page=&query=&category= and GET /api/notices/{articleNo} */
export const noticeQuery = pageQuery.extend({
  query: z.string().trim().max(50).default(''),
  category: z.enum(noticeCategories).optional(),
});
export type NoticeQuery = z.infer<typeof noticeQuery>;
export const noticeList = paged(noticeSummary);
unchanging.add(noticeList.shape.items, {});
export const notice = noticeSummary.extend({
  content: z.string(),
  previous: z.object({ articleNo: z.int(), title: z.string() }).nullable(),
  next: z.object({ articleNo: z.int(), title: z.string() }).nullable(),
});
export type Notice = z.infer<typeof notice>;

/** GET /api/main/me: everything the main page shows first, in one answer. */
export const mainPage = z.object({
  pet: z.object({
    species: z.enum(petSpecies).nullable(),
    stage: z.enum(petStages),
    nickname: z.string(),
    level: z.int(),
    expRate: z.int(),
    expLeft: z.int(),
    mood: z.enum(petMoods),
    resting: z.boolean(),
    revision: z.int(),
  }),
  gauges,
  shells: z.int(),
  goal: z.object({
    monthLabel: z.string(),
    goalBookCount: z.int(),
    verifiedBookCount: z.int(),
    monthPoint: z.int(),
    weekPoint: z.int(),
  }),
  /** Books that are being read here, by the shelf, latest first. */
  continueReading: z.array(bookCard.extend({ lastPageNo: z.int() })),
  /** Open or next missions of books begun here or on paper that are neither verified nor put away. */
  todo: z.array(
    z.object({
      bookNo: z.int(),
      bookName: z.string(),
      readingMissionType: z.enum(missionKinds),
      availablePoint: z.int(),
      open: z.boolean(),
    }),
  ),
  /** Until a mission was handed in, only books that can be read here and have missions; afterwards these come first. */
  recommended: z.array(bookCard),
  /** The next step of a first voyage that is open, `START` for one that has not begun; null for whoever has none. */
  voyage: z.enum(voyageSteps).nullable(),
  /** The three steps of a day in Seoul, each with the very thing it leads to; null where there is none. */
  today: z.object({
    read: z.object({
      done: z.boolean(),
      book: z.object({ bookNo: z.int(), bookName: z.string(), lastPageNo: z.int().nullable() }).nullable(),
    }),
    mission: z.object({
      done: z.boolean(),
      next: z
        .object({
          bookNo: z.int(),
          bookName: z.string(),
          readingMissionType: z.enum(missionKinds),
          open: z.boolean(),
        })
        .nullable(),
    }),
    care: z.object({ done: z.boolean() }),
  }),
  /** What the staff asked the pupil to do: open first, the soonest day first. */
  homework: z.array(ownHomework),
  /** A golden bell that the pupil may enter now; null almost always. */
  bell: openBell.nullable(),
  /** What the staff of the institution wrote to the own texts and has not been seen, the latest first. */
  newReplies: z.array(newReply),
  /** What the staff decided about the own reports, reviews, names and held results, until it is put away. */
  settlementNotices: z.array(settlementNotice),
  notices: z.array(noticeSummary).register(unchanging, {}),
});
export type MainPage = z.infer<typeof mainPage>;

/** Activity logs of spec section 7. Nothing personal: a page name and an optional number. */
export const activityLogBody = z.strictObject({ page: storedText().max(100), targetNo: z.int().min(0).optional() });
