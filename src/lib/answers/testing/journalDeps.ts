import { answerWins, type StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { SaveBadgeState } from '#src/components/save-badge/SaveBadge.tsx';
import { AnswerJournal } from '../AnswerJournal.ts';
import type { SendFailure } from '../JournalOptions.ts';

export class Failure extends Error {
  readonly kind: SendFailure;
  constructor(kind: SendFailure) {
    super(kind);
    this.kind = kind;
  }
}

export type Network = 'up' | 'down' | 'closed' | 'refuses';

/** A server that holds the last answer per item, for any number of devices with a network that fails on demand. */
export function journalDeps(known: Record<string, StampedAnswer> = {}) {
  const server = new Map(Object.entries(known));
  let time = 1_000;
  return {
    server,
    tick: (milliseconds = 1) => {
      time += milliseconds;
    },
    values: () => Object.fromEntries([...server].map(([key, { value }]) => [key, value])),
    device({ clockMs = () => time } = {}) {
      const kept = new Map<string, StampedAnswer>();
      const copies = new Map<string, StampedAnswer>();
      const tabs = new Set<(key: string, entry: StampedAnswer) => void>();
      const states: SaveBadgeState[] = [];
      const shown = new Map<string, string>();
      const waits: (() => void)[] = [];
      const state = {
        network: 'up' as Network,
        failNext: 0,
        fullStore: false,
        failReads: 0,
        silentStore: false,
        readsWaitFor: Promise.resolve(),
        filteredText: '',
        closedCalls: 0,
        current: true,
      };
      /** Every answer that was on its way to the server. */
      const sent: [key: string, value: string][] = [];
      const never = new Promise<never>(() => {});
      const open = () =>
        new AnswerJournal({
          known: [...server].map(([key, entry]) => ({ key, ...entry })),
          store: {
            readAll: async () => {
              if (state.silentStore) await never;
              await state.readsWaitFor;
              if (state.failReads-- > 0) throw new Error('unreadable');
              return Object.fromEntries(kept);
            },
            write: async (key, entry) => {
              if (state.silentStore) await never;
              if (state.fullStore) throw new Error('full');
              kept.set(key, entry);
              copies.delete(key);
            },
            settle: async (key, sent) => {
              if (state.silentStore) await never;
              if (kept.get(key)?.seq === sent.seq) kept.delete(key);
            },
            copy: (key, entry) => copies.set(key, entry),
            readCopies: () => Object.fromEntries(copies),
          },
          otherTabs: (() => {
            let own = (_key: string, _entry: StampedAnswer) => {};
            return {
              send: (key: string, entry: StampedAnswer) => {
                for (const tab of tabs) if (tab !== own) tab(key, entry);
              },
              listen: (listener: typeof own) => {
                own = listener;
                tabs.add(listener);
                return () => tabs.delete(listener);
              },
            };
          })(),
          send: async (key, entry) => {
            if (state.network === 'closed') throw new Failure('CLOSED');
            if (state.network === 'refuses') throw new Failure('REFUSED');
            if (state.network === 'down' || state.failNext-- > 0) throw new Failure('PASSING');
            if (state.filteredText !== '' && entry.value === state.filteredText) throw new Failure('PASSING');
            sent.push([key, entry.value]);
            const held = server.get(key);
            if (!held || answerWins(entry, held)) server.set(key, entry);
            return server.get(key) as StampedAnswer;
          },
          keepsOvertaken: true,
          isCurrent: () => state.current,
          describeFailure: (error) => (error as Failure).kind,
          onState: (each) => states.push(each),
          onOvertaken: (key, value) => shown.set(key, value),
          onClosed: () => {
            state.closedCalls += 1;
          },
          now: clockMs,
          wait: () => new Promise((resolve) => waits.push(resolve)),
          random: () => 0.5,
        });
      const passTime = () => {
        for (const resolve of waits.splice(0)) resolve();
      };
      return { kept, states, shown, sent, state, open, passTime };
    },
  };
}
