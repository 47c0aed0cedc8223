import { z } from 'zod';
import type { Db } from '#server/db/Db.ts';

const commandList = z.array(z.string());

/** Tokens of programs that run commands without a person. */
export const operatorTokens = {
  async insert(
    db: Db,
    given: {
      tokenHash: string;
      name: string;
      commands: readonly string[];
      madeBy: string;
      now: number;
      expiresAt: number;
    },
  ): Promise<number> {
    const row = await db
      .insertInto('operator_token')
      .values({
        token_hash: given.tokenHash,
        name: given.name,
        commands: JSON.stringify(given.commands),
        made_by: given.madeBy,
        created_at: given.now,
        expires_at: given.expiresAt,
        revoked_at: null,
      })
      .returning('token_no')
      .executeTakeFirstOrThrow();
    return row.token_no;
  },

  async find(db: Db, tokenHash: string, now: number): Promise<{ name: string; commands: string[] } | undefined> {
    const row = await db
      .selectFrom('operator_token')
      .select(['name', 'commands'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row && { name: row.name, commands: commandList.parse(JSON.parse(row.commands)) };
  },

  async list(db: Db) {
    const rows = await db
      .selectFrom('operator_token')
      .select(['token_no as tokenNo', 'name', 'commands', 'made_by as madeBy'])
      .select(['expires_at as expiresAt', 'revoked_at as revokedAt'])
      .orderBy('token_no')
      .execute();
    return rows.map((row) => ({ ...row, commands: commandList.parse(JSON.parse(row.commands)) }));
  },

  /** @returns its name; undefined when there is none that lasts */
  async revoke(db: Db, tokenNo: number, now: number): Promise<string | undefined> {
    const row = await db
      .updateTable('operator_token')
      .set({ revoked_at: now })
      .where('token_no', '=', tokenNo)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    return row?.name;
  },
};
