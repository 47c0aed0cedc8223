import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import type { Teacher } from '../fillClasses.ts';
import type { Reader } from '../quick/fillReaders.ts';
import { staffPages } from '../staffPages.ts';

/** One request, as the load generator takes it. */
export interface GrowthCall {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Who asks, and the book that is looked at. */
export interface GrowthPeople {
  pupils: readonly Reader[];
  teachers: readonly Teacher[];
  bookNo: number;
}

const JSON_BODY = { 'content-type': 'application/json' };
/** Bought by everybody. */
const ITEM = 'bread';
let turn = 0;
let seq = Date.now();

/** What is asked at every size, by name: each request of somebody else, in turn. */
export function growthCalls({ pupils, teachers, bookNo }: GrowthPeople): Record<string, () => GrowthCall> {
  const next = <T>(some: readonly T[]) => some[++turn % some.length] as T;
  const read = (path: string) => (): GrowthCall => ({
    method: 'GET',
    path,
    headers: { 'x-ro-token': next(pupils).token },
  });
  const pages = staffPages.map(({ what, path }): [string, () => GrowthCall] => [
    `teacher: ${what}`,
    () => {
      const teacher = next(teachers);
      return { method: 'GET', path: path(teacher), headers: { [STAFF_TOKEN_HEADER]: teacher.token } };
    },
  ]);
  return {
    'read: basket, nothing but the login': read('/api/book/carts/book-no-list/me'),
    'read: main page': read('/api/main/me'),
    'read: book view': read(`/api/books/${bookNo}`),
    'read: aquarium': read('/api/aquarium/me'),
    'read: ranking of the contest': read('/api/event/reading-game-contest/rank'),
    'read: hall of fame': read('/api/community/legends'),
    ...Object.fromEntries(pages),
    'write: answer saved': () => {
      const { token, attemptNo, key } = next(pupils);
      seq += 1;
      return {
        method: 'PUT',
        path: `/api/mission/attempts/${attemptNo}/answers/${key}`,
        headers: { ...JSON_BODY, 'x-ro-token': token },
        body: JSON.stringify({ value: 'O', seq }),
      };
    },
    'write: item bought': () => ({
      method: 'POST',
      path: '/api/aquarium/purchases/me',
      headers: { ...JSON_BODY, 'x-ro-token': next(pupils).token, 'idempotency-key': `bench-growth-${turn}` },
      body: JSON.stringify({ itemId: ITEM, quantity: 1 }),
    }),
  };
}
