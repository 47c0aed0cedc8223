import type { BellRoom } from '../BellRoom.ts';
import { type AnswerOutcome, decideAnswer, type SentAnswer } from '../decideAnswer.ts';
import { type CommandDecision, decideCommand, type SentCommand } from '../decideCommand.ts';
import { outPlaceOnEntry } from '../outPlaceOnEntry.ts';
import { settleReveal } from '../settleReveal.ts';

interface Asked {
  choiceCount: number;
  answer: number;
}

/** Anything that arrives at a round. */
export type BellMessage =
  | { kind: 'ENTER'; accountNo: number }
  | ({ kind: 'ANSWER'; accountNo: number } & SentAnswer)
  | ({ kind: 'COMMAND' } & SentCommand);

/** A whole round in memory, by the same decisions as on the server. */
export class BellRound {
  readonly #questions: readonly Asked[];
  readonly #people = new Map<number, number | null>();
  readonly #answers = new Map<string, { choice: number; seq: number }>();
  room: BellRoom;

  constructor(questions: readonly Asked[]) {
    this.#questions = questions;
    this.room = {
      phase: 'LOBBY',
      revision: 1,
      place: 0,
      questionCount: questions.length,
      revival: false,
      endsAt: null,
    };
  }

  get outCount(): number {
    return [...this.#people.values()].filter((place) => place !== null).length;
  }

  receive(message: BellMessage): AnswerOutcome | CommandDecision['outcome'] | 'ENTERED' {
    switch (message.kind) {
      case 'ENTER':
        if (!this.#people.has(message.accountNo) && this.room.phase !== 'ENDED')
          this.#people.set(message.accountNo, outPlaceOnEntry(this.room));
        return 'ENTERED';
      case 'ANSWER':
        return this.#answer(message.accountNo, message);
      case 'COMMAND':
        return this.#command(message);
    }
  }

  /** All there is to know, in one order. */
  state() {
    const byKey = <T>([one]: [string | number, T], [other]: [string | number, T]) =>
      String(one).localeCompare(String(other), 'en', { numeric: true });
    return {
      room: this.room,
      people: [...this.#people].sort(byKey),
      answers: [...this.#answers].sort(byKey),
    };
  }

  #answer(accountNo: number, sent: SentAnswer): AnswerOutcome {
    if (!this.#people.has(accountNo)) return 'LATE';
    const key = `${sent.place} ${accountNo}`;
    const storedSeq = this.#answers.get(key)?.seq ?? null;
    const choiceCount = this.#questions[sent.place - 1]?.choiceCount ?? 0;
    const outcome = decideAnswer(this.room, sent, { choiceCount, storedSeq });
    if (outcome === 'STORED') this.#answers.set(key, { choice: sent.choice, seq: sent.seq });
    return outcome;
  }

  #command(sent: SentCommand): CommandDecision['outcome'] {
    const decision = decideCommand(this.room, sent, { now: 0, seconds: 30, outCount: this.outCount });
    if (decision.outcome !== 'APPLY') return decision.outcome;
    this.room = decision.room;
    if (sent.command === 'REVIVE_ALL') for (const accountNo of this.#people.keys()) this.#people.set(accountNo, null);
    if (sent.command === 'REVEAL') this.#settle();
    return 'APPLY';
  }

  #settle(): void {
    const { place, revival } = this.room;
    const people = [...this.#people].map(([accountNo, outPlace]) => ({ accountNo, outPlace }));
    const key = this.#questions[place - 1]?.answer;
    const right = new Set(
      people
        .map(({ accountNo }) => accountNo)
        .filter((accountNo) => this.#answers.get(`${place} ${accountNo}`)?.choice === key),
    );
    for (const { accountNo, outPlace } of settleReveal(people, { place, revival, right }))
      this.#people.set(accountNo, outPlace);
  }
}
