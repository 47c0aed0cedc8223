import type { InquiryType } from '#domain/inquiry/inquiryTypes.ts';
import type { Db } from '#server/db/Db.ts';

export type InquiryStatus = 'OPEN' | 'ANSWERED' | 'CLOSED';

export interface NewInquiry {
  formId: string;
  type: InquiryType;
  visitorHash: string;
  addressHash: string;
  textsSealed: string;
  now: number;
}

const COLUMNS = [
  'inquiry_no as inquiryNo',
  'type',
  'status',
  'texts_sealed as textsSealed',
  'answer_sealed as answerSealed',
  'note',
  'received_at as receivedAt',
  'settled_at as settledAt',
] as const;

/** What visitors ask; texts are sealed before they come here. */
export const inquiries = {
  async ofForm(db: Db, formId: string) {
    return db
      .selectFrom('inquiry')
      .select(['inquiry_no as inquiryNo', 'type', 'texts_sealed as textsSealed'])
      .where('form_id', '=', formId)
      .executeTakeFirst();
  },

  /** @returns its number, or null when its form was taken meanwhile */
  async add(db: Db, given: NewInquiry): Promise<number | null> {
    const row = await db
      .insertInto('inquiry')
      .values({
        form_id: given.formId,
        type: given.type,
        visitor_hash: given.visitorHash,
        address_hash: given.addressHash,
        texts_sealed: given.textsSealed,
        status: 'OPEN',
        answer_sealed: null,
        note: '',
        received_at: given.now,
        settled_at: null,
      })
      .onConflict((conflict) => conflict.column('form_id').doNothing())
      .returning('inquiry_no as inquiryNo')
      .executeTakeFirst();
    return row?.inquiryNo ?? null;
  },

  /** When inquiries of one network, or to one address, came after an instant. */
  async receivedAfter(
    db: Db,
    by: { visitorHash: string } | { addressHash: string },
    instant: number,
    limit: number,
  ): Promise<number[]> {
    const rows = await db
      .selectFrom('inquiry')
      .select('received_at as receivedAt')
      .where(
        'visitorHash' in by ? 'visitor_hash' : 'address_hash',
        '=',
        'visitorHash' in by ? by.visitorHash : by.addressHash,
      )
      .where('received_at', '>', instant)
      .orderBy('received_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ receivedAt }) => receivedAt);
  },

  /** The longest waiting first. */
  async list(db: Db, status: InquiryStatus, limit: number, offset: number) {
    return db
      .selectFrom('inquiry')
      .select(COLUMNS)
      .where('status', '=', status)
      .orderBy('received_at')
      .orderBy('inquiry_no')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  async find(db: Db, inquiryNo: number) {
    return db.selectFrom('inquiry').select(COLUMNS).where('inquiry_no', '=', inquiryNo).executeTakeFirst();
  },

  /** @returns false when it is not open any longer */
  async settle(
    db: Db,
    inquiryNo: number,
    outcome: { status: 'ANSWERED' | 'CLOSED'; answerSealed: string | null; note: string; now: number },
  ): Promise<boolean> {
    const updated = await db
      .updateTable('inquiry')
      .set({
        status: outcome.status,
        answer_sealed: outcome.answerSealed,
        note: outcome.note,
        settled_at: outcome.now,
      })
      .where('inquiry_no', '=', inquiryNo)
      .where('status', '=', 'OPEN')
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** Erases what was settled before one instant, and everything that came before the other. */
  async purge(db: Db, before: { settled: number; received: number }): Promise<void> {
    await db
      .deleteFrom('inquiry')
      .where((eb) => eb.or([eb('settled_at', '<', before.settled), eb('received_at', '<', before.received)]))
      .execute();
  },
};
