import type {
  AquariumProfile,
  AskedFriend,
  FriendRequests,
  Neighbour,
  Neighbours,
  ReceivedCheers,
} from '#contract/neighbour.ts';
import { aquariumActions } from './aquariumActions.ts';
import type { TestApp } from './buildTestApp.ts';
import { loginOf, makeAccount } from './makeAccount.ts';
import { operate } from './operate.ts';

export type Student = Awaited<ReturnType<ReturnType<typeof openNeighbourhood>['student']>>;

/** Classes of students with tanks, who meet through the public door. */
export function openNeighbourhood(app: TestApp) {
  let classes = 0;

  async function newAcademy(): Promise<number> {
    classes += 1;
    const made = await operate(app, 'institution', 'create', 'edu', `이웃 ${classes}`, '--approve');
    return Number(/\d+/.exec(made.output)?.[0]);
  }

  /** A student with a tank. @param academyNo the class; without one, somebody alone in another class */
  async function student(given: { academyNo?: number; name?: string } = {}) {
    const academyNo = given.academyNo ?? (await newAcademy());
    const special = { academy_no: academyNo, ...(given.name ? { name: given.name } : {}) };
    const account = await makeAccount(app, 'edu', special);
    const token = await loginOf(app, 'edu', account.accountNo);
    const keeper = aquariumActions(app, token);
    await keeper.care('feed', 'plankton');
    const door = async () => (await app.get<AquariumProfile>('/api/aquarium/profile/me', token)).data;
    const path = (key: string, rest = '') => `/api/aquarium/neighbours/${key}${rest}`;
    return {
      ...account,
      token,
      keeper,
      door,
      profile: await door(),
      list: async (of = 'CLASS', page = 1) =>
        (await app.get<Neighbours>(`/api/aquarium/neighbours?of=${of}&page=${page}`, token)).data,
      visit: (key: string) => app.get<Neighbour>(path(key), token),
      cheer: (key: string, kind = 'HELLO') => app.post<Neighbour>(path(key, '/cheers'), { kind }, token),
      report: (key: string, reason = 'BOTHERS') => app.post(path(key, '/reports'), { reason }, token),
      block: (key: string, blocked = true) => app.put(path(key, '/block/me'), { blocked }, token),
      ask: (body: object) => app.post<AskedFriend>('/api/aquarium/friends/me', body, token),
      accept: (key: string) => app.put(`/api/aquarium/friends/${key}/me`, {}, token),
      part: (key: string) => app.remove(`/api/aquarium/friends/${key}/me`, token),
      requests: async () => (await app.get<FriendRequests>('/api/aquarium/friends/me', token)).data,
      cheers: async () => (await app.get<ReceivedCheers>('/api/aquarium/cheers/me', token)).data,
      change: (body: object) => app.put<AquariumProfile>('/api/aquarium/profile/me', body, token),
      renewCode: () => app.post<AquariumProfile>('/api/aquarium/friend-codes/me', {}, token),
    };
  }

  /** The key by which others find somebody; nobody is told the own one. */
  async function keyOf({ accountNo }: { accountNo: number }): Promise<string> {
    const row = await app.db
      .selectFrom('aquarium_profile')
      .select('visit_key')
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    return row.visit_key;
  }

  return { newAcademy, student, keyOf };
}
