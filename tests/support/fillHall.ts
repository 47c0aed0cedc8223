import type { Db } from '#server/db/Db.ts';
import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { bellPeople } from '#server/modules/golden-bell/repositories/bellPeople.ts';
import { bellQuestions } from '#server/modules/golden-bell/repositories/bellQuestions.ts';
import { bellRooms } from '#server/modules/golden-bell/repositories/bellRooms.ts';

const pupil = {
  site: 'edu',
  password_hash: '-',
  status: 'ACTIVE',
  name: '학생',
  birthday: '20150301',
  school_grade: 'ELEMENTARY_3',
  signup_domain_code: 'EDU',
  raq: 500,
} as const;

/** A round that is open. */
export interface Hall {
  roomNo: number;
  academyNo: number;
  pupils: { accountNo: number; token: string }[];
  /** Of the staff who lead it. */
  hostToken: string;
}

interface HallOptions {
  pupils: number;
  now: number;
  questions?: number;
}

/** A round of an institution with its first question open, and pupils in it who are signed in. */
export async function fillHall(db: Db, { pupils: count, now, questions = 20 }: HallOptions): Promise<Hall> {
  const { academy_no: academyNo } = await db
    .insertInto('institution')
    .values({ site: 'edu', name: '강당 학원', status: 'ACTIVE', created_at: now })
    .returning('academy_no')
    .executeTakeFirstOrThrow();
  const { staff_no: staffNo } = await db
    .insertInto('staff')
    .values({ site: 'edu', email: 'hall@sea.kr', name: '강당', password_hash: 'x', created_at: now })
    .returning('staff_no')
    .executeTakeFirstOrThrow();
  const post = { staff_no: staffNo, academy_no: academyNo, role: 'DIRECTOR', since: now, until: null } as const;
  await db.insertInto('staff_post').values(post).execute();
  const host = createLoginToken();
  const login = { token_hash: host.tokenHash, staff_no: staffNo, signed_in_at: now, last_seen_at: now };
  await db.insertInto('staff_login').values(login).execute();
  const made = { requestKey: 'hall', academyNo, staffNo, code: '7391', allClasses: true, seconds: 30 };
  const roomNo = (await bellRooms.insert(db, { ...made, questionCount: questions }, now)) ?? 0;
  const question = { bookNo: 1, bookName: '강당의 책', form: 'OX', itemKey: 'o', explanation: '그래요.' } as const;
  const asked = { ...question, question: '고래는 젖을 먹여요.', options: ['O', 'X'], images: [], answer: 1 };
  await bellQuestions.add(
    db,
    roomNo,
    Array.from({ length: questions }, () => asked),
  );
  const pupils: { accountNo: number; token: string }[] = [];
  for (let no = 0; no < count; no += 1) {
    const { account_no: accountNo } = await db
      .insertInto('account')
      .values({ ...pupil, account_id: `hall${no}`, academy_no: academyNo, created_at: now })
      .returning('account_no')
      .executeTakeFirstOrThrow();
    const { token, tokenHash } = createLoginToken();
    const times = { issued_at: now, signed_in_at: now, replaced_at: null, password_valid_until: null };
    await db
      .insertInto('login_token')
      .values({ token_hash: tokenHash, account_no: accountNo, site: 'edu', ...times })
      .execute();
    await bellPeople.enter(db, { roomNo, accountNo, outPlace: null }, now);
    pupils.push({ accountNo, token });
  }
  const room = await bellRooms.find(db, roomNo);
  if (room) await bellRooms.change(db, roomNo, 1, { ...room, phase: 'OPEN', place: 1, revision: 2 }, now);
  return { roomNo, academyNo, pupils, hostToken: host.token };
}
