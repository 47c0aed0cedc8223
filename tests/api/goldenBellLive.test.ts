import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { HostBell, PupilBell } from '#contract/goldenBell.ts';
import { STAFF_TOKEN_HEADER, tokenHeaderBySite } from '#contract/site.ts';
import { buildServer } from '#server/buildServer.ts';
import type { App } from '#server/plugins/App.ts';
import { bellRound } from '../support/bellRound.ts';
import { bellSocket } from '../support/bellSocket.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { makeInstitution, makeStaff } from '../support/staffMember.ts';

let app: TestApp;
/** Like another process of the same installation: it shares nothing but the database. */
let second: App;
let academyNo: number;
let director: { token: string };
let round: ReturnType<typeof bellRound>;
const sockets: ReturnType<typeof bellSocket>[] = [];
const streams: ClientRequest[] = [];

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  second = await buildServer({ ...app.app.services });
  for (const server of [app.app, second]) await server.listen({ port: 0, host: '127.0.0.1' });
  academyNo = await makeInstitution(app, '골든벨 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
  round = bellRound(app, academyNo, director);
});
afterEach(() => {
  for (const one of sockets.splice(0)) one.close();
  for (const one of streams.splice(0)) one.destroy();
});
afterAll(async () => {
  await second.close();
  await app.close();
});

function connect(given: Partial<Parameters<typeof bellSocket>[0]> & { path: string; token: string }) {
  const opened = bellSocket({ server: app.app, ...given });
  sockets.push(opened);
  return opened;
}

const pupilPath = (roomNo: number) => `/api/bells/${roomNo}/socket`;

it('carries a round to pupils and the big screen, and answers back with what is stored', async () => {
  const { roomNo, code, questions } = await round.start(1);
  const pupil = await round.makePupil();
  const host = connect({ path: round.at(`bells/${roomNo}/socket`), token: director.token });
  await host.until(() => host.state);
  expect(host.socket.protocol).toBe('chaekbada.bell');
  await pupil.enter(code);
  await host.until(() => (host.state as unknown as HostBell).people.length === 1);
  const page = connect({ path: pupilPath(roomNo), token: pupil.token });
  await page.until(() => page.state?.phase === 'LOBBY');
  await round.press(roomNo, 'OPEN_QUESTION');
  const open = await page.until(() => page.state?.phase === 'OPEN' && (page.state as unknown as PupilBell));
  expect(open).toMatchObject({ key: null, own: { choice: null } });
  expect(JSON.stringify(page.received)).not.toContain('explanation');
  const answer = questions[0]?.answer ?? 0;
  page.send({ type: 'answer', id: 'a1', place: 1, choice: answer, seq: 5 });
  page.send({ type: 'answer', id: 'a2', place: 1, choice: answer, seq: 4 });
  const acks = () => page.received.filter(({ type }) => type === 'ack');
  await page.until(() => acks().length === 2);
  expect(acks()).toEqual([
    { type: 'ack', id: 'a1', outcome: 'STORED', choice: answer, seq: 5 },
    { type: 'ack', id: 'a2', outcome: 'OLD', choice: answer, seq: 5 },
  ]);
  const stored = await app.db.selectFrom('bell_answer').select('seq').where('room_no', '=', roomNo).execute();
  expect(stored).toEqual([{ seq: 5 }]);
  await host.until(() => (host.state as unknown as HostBell).answeredCount === 1);
  await round.press(roomNo, 'CLOSE', 'REVEAL');
  const revealed = await page.until(() => page.state?.phase === 'REVEALED' && (page.state as unknown as PupilBell));
  expect(revealed).toMatchObject({ key: { answer }, own: { standing: true, right: true } });
  await round.press(roomNo, 'END');
  await page.until(() => page.state?.result);
});

it('publishes what another node changed', async () => {
  const { roomNo, code } = await round.start(1);
  const pupil = await round.makePupil();
  await pupil.enter(code);
  const page = connect({ server: second, path: pupilPath(roomNo), token: pupil.token });
  await page.until(() => page.state);
  await round.press(roomNo, 'OPEN_QUESTION');
  await page.until(() => page.state?.phase === 'OPEN');
  page.send({ type: 'answer', id: 'a', place: 1, choice: 1, seq: 1 });
  await page.until(() => page.received.some(({ type }) => type === 'ack'));
  expect((await round.read(roomNo)).data.state.answeredCount).toBe(1);
  await round.press(roomNo, 'END');
});

it('falls back to a stream of events, and to plain calls', async () => {
  const { roomNo, code } = await round.start(1);
  const pupil = await round.makePupil();
  await pupil.enter(code);
  const { port } = app.app.server.address() as AddressInfo;
  const listen = async (path: string, headers: Record<string, string>) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers }, resolve);
      streams.push(asked);
      asked.on('error', reject).end();
    });
    let text = '';
    let wake = () => {};
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
      wake();
    });
    response.on('error', () => {});
    return {
      status: response.statusCode,
      async until(part: string) {
        while (!text.includes(part)) await new Promise<void>((resolve) => (wake = resolve));
      },
    };
  };
  const host = new URL(app.env.origins.edu).host;
  const accept = 'text/event-stream';
  const page = await listen(`/api/bells/${roomNo}/events`, { host, accept, [tokenHeaderBySite.edu]: pupil.token });
  const screen = await listen(round.at(`bells/${roomNo}/events`), {
    host,
    accept,
    [STAFF_TOKEN_HEADER]: director.token,
  });
  expect([page.status, screen.status]).toEqual([200, 200]);
  await page.until('"phase":"LOBBY"');
  await round.press(roomNo, 'OPEN_QUESTION');
  await page.until('"phase":"OPEN"');
  expect((await pupil.answer(roomNo, 1, 1)).data.outcome).toBe('STORED');
  await screen.until('"answeredCount":1');
  expect((await app.get(`/api/bells/${roomNo}/events`, pupil.token)).status).toBe(400);
  await round.press(roomNo, 'END');
});

it('opens for nobody who may not look', async () => {
  const { roomNo, code } = await round.start(1);
  const [inside, outside] = [await round.makePupil(), await round.makePupil()];
  await inside.enter(code);
  const refused = [
    connect({ path: pupilPath(roomNo), token: outside.token }),
    connect({ path: pupilPath(roomNo), token: 'A'.repeat(43) }),
    connect({ path: pupilPath(roomNo), token: director.token }),
    connect({ path: pupilPath(roomNo), token: inside.token, origin: 'https://elsewhere.example' }),
    connect({ path: round.at(`bells/${roomNo}/socket`), token: inside.token }),
    connect({ path: '/api/main/me', token: inside.token }),
  ];
  for (const one of refused) expect(await one.ended()).not.toBe(1000);
  expect(refused.flatMap(({ received }) => received)).toEqual([]);
  const plain = await app.get(`/api/bells/${roomNo}/socket`, inside.token);
  expect(plain.status).toBe(400);
  await round.press(roomNo, 'END');
});

it('ends with the login, for who sends too much, and makes room for newer windows', async () => {
  const { roomNo, code } = await round.start(1);
  const pupil = await round.makePupil();
  await pupil.enter(code);
  const windows = [1, 2, 3, 4, 5].map(() => connect({ path: pupilPath(roomNo), token: pupil.token }));
  for (const one of windows) await one.until(() => one.received.length > 0);
  expect(await (windows[0] as (typeof windows)[0]).ended()).toBe(1008);
  const [, fast, last] = windows as [never, (typeof windows)[0], (typeof windows)[0]];
  for (let sent = 0; sent < 40; sent += 1) fast.send({ type: 'answer', id: `${sent}`, place: 1, choice: 1, seq: sent });
  expect(await fast.ended()).toBe(1008);
  expect(fast.received.at(-1)).toEqual({ type: 'bye', reason: 'TOO_FAST' });
  await app.db.deleteFrom('login_token').where('account_no', '=', pupil.accountNo).execute();
  await app.app.bellChannels.checkLogins();
  expect(await last.ended()).toBe(1008);
  expect(last.received.at(-1)).toEqual({ type: 'bye', reason: 'LOGIN' });
  await round.press(roomNo, 'END');
});

it('asks everybody to come again when the server stops', async () => {
  const { roomNo, code } = await round.start(1);
  const pupil = await round.makePupil();
  await pupil.enter(code);
  const third = await buildServer({ ...app.app.services });
  await third.listen({ port: 0, host: '127.0.0.1' });
  const page = connect({ server: third, path: pupilPath(roomNo), token: pupil.token });
  await page.until(() => page.state);
  await third.close();
  expect(await page.ended()).toBe(1012);
  expect(page.received.at(-1)).toEqual({ type: 'bye', reason: 'RECONNECT' });
  await round.press(roomNo, 'END');
});
