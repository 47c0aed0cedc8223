import { isDeepStrictEqual } from 'node:util';
import type { AquariumChange } from '#contract/aquarium.ts';
import type { MissionResult } from '#contract/mission.ts';
import type { Db } from '#server/db/Db.ts';
import { keptChange } from '#server/modules/aquarium/public.ts';
import { accountProblems } from '#tests/support/ledgerOf.ts';

interface SentAnswer {
  value: string;
  seq: number;
}

interface KeptWrite {
  accountNo: number;
  key: string;
  /** As the database keeps it. */
  data: unknown;
}

/** Accounts looked up in one statement. */
const PAGE = 200;

/**
 * What the server said it has kept, written down by who was told so, and held against the database afterwards. Every
 * write is repeated under its key until it is acknowledged, so at the end the database holds each of them once: what is
 * missing was lost, what is there besides was doubled.
 */
export class WriteJournal {
  /** Every answer that left, by attempt and item. */
  readonly #sent = new Map<string, SentAnswer[]>();
  /** The last one that was acknowledged. */
  readonly #answers = new Map<string, SentAnswer>();
  readonly #handIns = new Map<number, KeptWrite & { result: MissionResult }>();
  readonly #purchases: KeptWrite[] = [];

  sentAnswer(attemptNo: number, key: string, answer: SentAnswer): void {
    const id = `${attemptNo} ${key}`;
    const before = this.#sent.get(id);
    if (before) before.push(answer);
    else this.#sent.set(id, [answer]);
  }

  keptAnswer(attemptNo: number, key: string, answer: SentAnswer): void {
    this.#answers.set(`${attemptNo} ${key}`, answer);
  }

  keptHandIn(accountNo: number, key: string, result: MissionResult): void {
    this.#handIns.set(result.attemptNo, { accountNo, key, data: result, result });
  }

  keptPurchase(accountNo: number, key: string, change: AquariumChange): void {
    this.#purchases.push({ accountNo, key, data: keptChange.shorten(change) });
  }

  get counts(): { answers: number; handIns: number; purchases: number } {
    return { answers: this.#answers.size, handIns: this.#handIns.size, purchases: this.#purchases.length };
  }

  /**
   * Everything that was acknowledged and is not there, is there twice, or is something else; empty when all is well.
   *
   * @param purchasesBefore purchases that every account had when the load began
   */
  async audit(db: Db, accountNos: readonly number[], purchasesBefore: number): Promise<string[]> {
    return [
      ...(await this.#auditAnswers(db)),
      ...(await this.#auditHandIns(db)),
      ...(await this.#auditKeys(db)),
      ...(await this.#auditAccounts(db, accountNos, purchasesBefore)),
    ];
  }

  async #auditAnswers(db: Db): Promise<string[]> {
    const attempts = [...new Set([...this.#sent.keys()].map((id) => Number(id.split(' ')[0])))];
    const stored = new Map<string, SentAnswer>();
    for (let at = 0; at < attempts.length; at += PAGE) {
      const rows = await db
        .selectFrom('mission_answer')
        .select(['attempt_no', 'item_key', 'value', 'seq'])
        .where('attempt_no', 'in', attempts.slice(at, at + PAGE))
        .execute();
      for (const { attempt_no, item_key, value, seq } of rows) stored.set(`${attempt_no} ${item_key}`, { value, seq });
    }
    return [...this.#answers].flatMap(([id, kept]) => {
      const found = stored.get(id);
      if (found === undefined) return [`answer ${id} is lost`];
      if (found.seq < kept.seq) return [`answer ${id} went back from ${kept.seq} to ${found.seq}`];
      const wasSent = this.#sent.get(id)?.some(({ value, seq }) => value === found.value && seq === found.seq);
      return wasSent ? [] : [`answer ${id} holds what nobody sent`];
    });
  }

  async #auditHandIns(db: Db): Promise<string[]> {
    const attempts = [...this.#handIns.keys()];
    const problems: string[] = [];
    for (let at = 0; at < attempts.length; at += PAGE) {
      const page = attempts.slice(at, at + PAGE);
      const rows = await db
        .selectFrom('mission_attempt')
        .select(['attempt_no', 'status', 'points', 'shells', 'correct_count'])
        .where('attempt_no', 'in', page)
        .execute();
      const found = new Map(rows.map((row) => [row.attempt_no, row]));
      for (const attemptNo of page) {
        const row = found.get(attemptNo);
        const told = this.#handIns.get(attemptNo)?.result;
        const same =
          row?.status === 'SUBMITTED' &&
          row.points === told?.points &&
          row.shells === told.shells &&
          row.correct_count === told.correctCount;
        if (!same) problems.push(`hand-in of attempt ${attemptNo} is not what was acknowledged`);
      }
    }
    return problems;
  }

  /** Under every acknowledged key stands the answer that was given, in the form in which it is kept. */
  async #auditKeys(db: Db): Promise<string[]> {
    const problems: string[] = [];
    const kept = [...this.#handIns.values(), ...this.#purchases];
    for (let at = 0; at < kept.length; at += PAGE) {
      const page = kept.slice(at, at + PAGE);
      const rows = await db
        .selectFrom('idempotency_key')
        .select(['account_no', 'idempotency_key', 'response'])
        .where(
          'idempotency_key',
          'in',
          page.map(({ key }) => key),
        )
        .execute();
      const found = new Map(rows.map((row) => [`${row.account_no} ${row.idempotency_key}`, row.response]));
      for (const { accountNo, key, data } of page) {
        const response = found.get(`${accountNo} ${key}`);
        if (response === undefined) problems.push(`key ${key} is lost`);
        else if (!isDeepStrictEqual(JSON.parse(response ?? 'null'), data))
          problems.push(`key ${key} holds another answer`);
      }
    }
    return problems;
  }

  /** Ledgers, purses, rewards and purchases of every account, and that nothing was bought beyond what was acknowledged. */
  async #auditAccounts(db: Db, accountNos: readonly number[], purchasesBefore: number): Promise<string[]> {
    const problems: string[] = [];
    const bought = new Map<number, number>();
    for (const { accountNo } of this.#purchases) bought.set(accountNo, (bought.get(accountNo) ?? 0) + 1);
    for (const accountNo of accountNos) {
      for (const problem of await accountProblems(db, accountNo))
        problems.push(`account ${accountNo}: ${typeof problem === 'string' ? problem : problem.text}`);
      const { rows } = await db
        .selectFrom('purchase')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('account_no', '=', accountNo)
        .executeTakeFirstOrThrow();
      const expected = purchasesBefore + (bought.get(accountNo) ?? 0);
      if (Number(rows) !== expected) problems.push(`account ${accountNo}: ${rows} purchases, acknowledged ${expected}`);
    }
    return problems;
  }
}
