import type { ModerationList } from '#contract/moderation.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { type HoldReason, holdReasonTexts } from '#domain/contest/holdReason.ts';
import { levelDoubtTexts } from '#domain/contest/level/levelDoubtTexts.ts';
import { levelFacts } from '#domain/contest/level/levelFacts.ts';
import { levelsToChoose } from '#domain/contest/level/levelsToChoose.ts';
import { itemReportReasonNames } from '#domain/mission/itemReportReasons.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { neighbourReportReasonNames } from '#domain/neighbour/neighbourTie.ts';
import { reviewReportReasonNames } from '#domain/review/checkReview.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { contestLevelReviews, contests, describeTimeline } from '#server/modules/contest/public.ts';
import { bookReviews } from '#server/modules/review/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import type { Within } from '#server/repositories/isPupilWithin.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { pupilReports } from './repositories/pupilReports.ts';

/** What waits for a decision about pupils in reach. That somebody looked is recorded where there was something to see. */
export async function listReports(context: PostContext): Promise<ModerationList> {
  const { db, post } = context;
  const classes = classesInReach(post, 'SETTLE_REPORTS') ?? [];
  if (classes !== 'ALL' && classes.length === 0) return { holds: [], levels: [], items: [], reviews: [], names: [] };
  const within = { academyNo: post.academyNo, classes };
  const [holds, levels, items, reviews, names] = await Promise.all([
    pupilReports.holds(db, within),
    readLevels(context, within),
    readItems(context, within),
    readReviews(context, within),
    readNames(context, within),
  ]);
  const list: ModerationList = {
    holds: holds.map(({ kind, cause, ...row }) => ({
      ...describe(row),
      bookName: row.bookName,
      kindName: kind === null ? null : missionKindNames[kind],
      point: row.point,
      reason: holdReasonTexts[cause as HoldReason] ?? '',
      reply: row.reply,
      timeline: describeTimeline({ ...row, subject: 'HOLD', happenedAt: row.at, decidedAt: null }),
    })),
    levels,
    items,
    reviews,
    names,
  };
  if (Object.values(list).some((rows) => rows.length > 0))
    await recordStaffAction(context, { kind: 'MODERATION_SEEN' });
  return list;
}

/** Doubtful contest levels, with what a decision rests on. */
async function readLevels({ db }: PostContext, within: Within): Promise<ModerationList['levels']> {
  const rows = await pupilReports.levels(db, within);
  const levels = rows.map(async (row): Promise<ModerationList['levels']> => {
    const review = await contestLevelReviews.find(db, row.subjectNo);
    const contest = review && (await contests.find(db, review.contestNo));
    if (review === undefined || contest === undefined) return [];
    const { levelCode, usualLevelCode, doubt } = review;
    const level = {
      ...describe(row),
      contestTitle: contest.title,
      reason: levelDoubtTexts[doubt],
      facts: levelFacts(review),
      choices: levelsToChoose(contest.content.levels, levelCode, usualLevelCode).map(({ code, name }) => ({
        code,
        name,
        shown: code === levelCode,
        usual: code === usualLevelCode,
      })),
    };
    return [level];
  });
  return (await Promise.all(levels)).flat();
}

async function readItems({ db }: PostContext, within: Within): Promise<ModerationList['items']> {
  const rows = await pupilReports.items(db, within);
  const items = rows.map(async (row) => {
    const material = await missionMaterials.read(db, row.bookNo, row.kind, row.version);
    const item = markMission(material, new Map(), row.seed).find(({ key }) => key === row.key);
    return {
      ...describe(row),
      bookName: row.bookName,
      kindName: missionKindNames[row.kind],
      question: item?.label ?? '',
      answer: item?.answer ?? '',
      reason: itemReportReasonNames[row.reason],
      words: row.words,
    };
  });
  return Promise.all(items);
}

async function readReviews({ db }: PostContext, within: Within): Promise<ModerationList['reviews']> {
  const rows = await pupilReports.reviews(db, within);
  const reasons = await bookReviews.reasons(
    db,
    rows.map(({ subjectNo }) => subjectNo),
  );
  return rows.map((row) => ({
    ...describe(row),
    bookName: row.bookName,
    stars: row.stars,
    body: row.body,
    reasons: [...new Set(reasons.get(row.subjectNo))].map((reason) => reviewReportReasonNames[reason]),
  }));
}

/** Reports about one pupil together, as they are settled. */
async function readNames({ db }: PostContext, within: Within): Promise<ModerationList['names']> {
  const byPupil = new Map<number, ModerationList['names'][number]>();
  for (const row of await pupilReports.names(db, within)) {
    const reason = neighbourReportReasonNames[row.reason];
    const known = byPupil.get(row.accountNo);
    if (known === undefined) {
      byPupil.set(row.accountNo, {
        ...describe(row),
        nickname: row.nickname,
        petName: row.petName,
        reasons: [reason],
      });
    } else if (!known.reasons.includes(reason)) known.reasons.push(reason);
  }
  return [...byPupil.values()];
}

interface ReportRow {
  subjectNo: number;
  accountNo: number;
  name: string;
  classGrade: string | null;
  className: string | null;
  at: number;
}

function describe({ subjectNo, accountNo, name, classGrade, className, at }: ReportRow) {
  const pupil = { accountNo, name, className: pupilClassName({ classGrade, className }) };
  return { subjectNo, pupil, at: new Date(at).toISOString() };
}
