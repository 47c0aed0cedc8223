import { randomUUID } from 'node:crypto';
import type { BellAnswered, HostBell, PupilBell } from '#contract/goldenBell.ts';
import type { BellCommand, BellForm } from '#domain/golden-bell/BellRoom.ts';
import type { TestApp } from './buildTestApp.ts';
import { FIRST_BOOK } from './fixtureContent.ts';
import { loginOf, makeAccount } from './makeAccount.ts';
import { staffSend } from './staffMember.ts';

interface Frame<T> {
  currentDate: string;
  state: T;
}

interface Asked {
  bookNo: number;
  form: BellForm;
  itemKey: string;
  answer: number;
}

/** Opens rounds of an institution as its staff would, and answers as its pupils would. */
export function bellRound(app: TestApp, academyNo: number, host: { token: string }) {
  const at = (path: string) => `/api/staff/institutions/${academyNo}/${path}`;
  const draft = (forms: BellForm[], count: number, bookNos = [FIRST_BOOK]) =>
    staffSend<{ questions: Asked[]; offered: number }>(app, 'POST', at('bell-drafts'), {
      token: host.token,
      body: { bookNos, forms, count },
    });
  const open = (questions: readonly Asked[], given: { classNos?: number[] | null; requestKey?: string } = {}) =>
    staffSend<{ roomNo: number; code: string }>(app, 'PUT', at('bells'), {
      token: host.token,
      body: {
        requestKey: given.requestKey ?? randomUUID(),
        classNos: given.classNos ?? null,
        seconds: 30,
        questions: questions.map(({ bookNo, form, itemKey }) => ({ bookNo, form, itemKey })),
      },
    });
  return {
    at,
    draft,
    open,
    /** A room with questions of the first book. */
    async start(count = 3, classNos: number[] | null = null) {
      const { questions } = (await draft(['OX', 'CHOICE'], count)).data;
      const { roomNo, code } = (await open(questions, { classNos })).data;
      return { roomNo, code, questions };
    },
    read: (roomNo: number, token = host.token) =>
      staffSend<Frame<HostBell>>(app, 'GET', at(`bells/${roomNo}`), { token }),
    command: (roomNo: number, command: BellCommand, revision: number, token = host.token) =>
      staffSend<Frame<HostBell>>(app, 'PUT', at(`bells/${roomNo}/command`), { token, body: { command, revision } }),
    /** The same for the revision of now. */
    async press(roomNo: number, ...commands: BellCommand[]): Promise<HostBell> {
      const read = await staffSend<Frame<HostBell>>(app, 'GET', at(`bells/${roomNo}`), { token: host.token });
      let { state } = read.data;
      for (const command of commands) {
        const body = { command, revision: state.revision };
        const answer = await staffSend<Frame<HostBell>>(app, 'PUT', at(`bells/${roomNo}/command`), {
          token: host.token,
          body,
        });
        if (answer.status !== 200) throw new Error(`${command}: ${answer.status} ${answer.message}`);
        ({ state } = answer.data);
      }
      return state;
    },
    async makePupil(name = '김학생') {
      const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo, name });
      const token = await loginOf(app, 'edu', accountNo);
      let seq = 0;
      return {
        accountNo,
        token,
        enter: (code: string) => app.put<{ roomNo: number }>('/api/bells/entry/me', { code }, token),
        read: (roomNo: number) => app.get<Frame<PupilBell>>(`/api/bells/${roomNo}/me`, token),
        answer: (roomNo: number, place: number, choice: number, given = ++seq) =>
          app.put<BellAnswered>(`/api/bells/${roomNo}/answers/${place}/me`, { choice, seq: given }, token),
      };
    },
  };
}
