import type { z } from 'zod';
import type { MissionAttempt, verdictData } from '#contract/mission.ts';
import { CONTRACT_VERSION } from '#contract/site.ts';
import { marksAtOnce } from '#domain/mission/markedAtOnceKinds.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { answerWins, type StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import { keptOf } from '#src/lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '#src/lib/persisted/DeviceStore.ts';

/** A mission begun with a network, as it can be opened again without one. It holds no right answer: nobody sent any. */
export interface KeptMission {
  attempt: MissionAttempt;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockAheadMs: number;
  /** Of the app that wrote it: what an older one wrote is left alone. */
  contractVersion: number;
}

/** Comes with the response to an answer. */
export type GivenVerdict = Omit<z.infer<typeof verdictData>, 'answer'>;

/** What an attempt lacks that an earlier version of the server or of this app has written: it is marked at the end. */
export const BLIND = { markedAtOnce: false, verdicts: [], checksItself: false } satisfies Partial<MissionAttempt>;

/** Whether each answer goes for its verdict and then stands. Words of a crossword are checked another way, and may change. */
export function takesVerdicts({ readingMissionType, markedAtOnce }: MissionAttempt): boolean {
  return markedAtOnce && marksAtOnce(readingMissionType);
}

/** Open missions of one account on this device. A store that fails is a store without anything: nothing is lost. */
export function keptMissions(device: DeviceStore, accountNo: number) {
  const prefix = `${keptOf(accountNo)}mission:`;

  async function all(): Promise<KeptMission[]> {
    const entries = await device.entries<KeptMission>(prefix).catch(() => []);
    return entries
      .map(([, kept]) => ({ ...kept, attempt: { ...BLIND, ...kept.attempt } }))
      .filter(({ contractVersion }) => contractVersion === CONTRACT_VERSION);
  }

  async function forget(attemptNo: number): Promise<void> {
    await device.removeIf(`${prefix}${attemptNo}`, () => true).catch(() => undefined);
  }

  /** Hints, closed words and acknowledged answers come while it is played. */
  function change(attemptNo: number, edit: (attempt: MissionAttempt) => MissionAttempt): Promise<void> {
    const edited = (kept: KeptMission) => ({ ...kept, attempt: edit(kept.attempt) });
    return device.change<KeptMission>(`${prefix}${attemptNo}`, edited).catch(() => undefined);
  }

  return {
    all,
    change,
    forget,
    ofBook: async (bookNo: number): Promise<KeptMission[]> =>
      (await all()).filter(({ attempt }) => attempt.bookNo === bookNo),
    async read(bookNo: number, kind: MissionKind): Promise<KeptMission | null> {
      const ofKind = (await all()).filter(
        ({ attempt }) => attempt.bookNo === bookNo && attempt.readingMissionType === kind,
      );
      return ofKind.sort((one, other) => one.attempt.attemptNo - other.attempt.attemptNo).at(-1) ?? null;
    },
    async keep(attempt: MissionAttempt, clockAheadMs: number): Promise<void> {
      const { attemptNo, bookNo, readingMissionType: kind } = attempt;
      const kept: KeptMission = { attempt, clockAheadMs, contractVersion: CONTRACT_VERSION };
      // Asked first: nobody may wait for it, and what the server takes meanwhile is to go into this copy.
      await device.set(`${prefix}${attemptNo}`, kept).catch(() => undefined);
      for (const { attempt: old } of await all())
        if (old.bookNo === bookNo && old.readingMissionType === kind && old.attemptNo < attemptNo)
          await forget(old.attemptNo);
    },
    /** Keeps a mission that is not being played; false where the device does not take it. */
    async keepAhead(attempt: MissionAttempt, clockAheadMs: number): Promise<boolean> {
      const kept: KeptMission = { attempt, clockAheadMs, contractVersion: CONTRACT_VERSION };
      return device.put(`${prefix}${attempt.attemptNo}`, kept).then(
        () => true,
        () => false,
      );
    },
    keepVerdict: (attemptNo: number, given: GivenVerdict): Promise<void> =>
      change(attemptNo, (attempt) => withVerdict(attempt, given)),
    keepAnswer: (attemptNo: number, key: string, held: StampedAnswer): Promise<void> =>
      change(attemptNo, (attempt) => withAnswer(attempt, key, held)),
  };
}

/** An attempt after the response to an answer. What was marked on another device first shows its answer here. */
export function withVerdict(attempt: MissionAttempt, { markedAtOnce, verdict }: GivenVerdict): MissionAttempt {
  if (verdict === null) return attempt.markedAtOnce === markedAtOnce ? attempt : { ...attempt, markedAtOnce };
  const others = attempt.verdicts.filter(({ key }) => key !== verdict.key);
  return { ...attempt, markedAtOnce, verdicts: [...others, verdict] };
}

function withAnswer(attempt: MissionAttempt, key: string, held: StampedAnswer): MissionAttempt {
  const before = attempt.answers.find((answer) => answer.key === key);
  if (before && !answerWins(held, before)) return attempt;
  return { ...attempt, answers: [...attempt.answers.filter((answer) => answer !== before), { key, ...held }] };
}
