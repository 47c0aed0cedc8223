import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';

// Its own machine would not take processor time from the server.
setPriority(constants.priority.PRIORITY_LOW);

/**
 * One attacker: `node attacker.mjs '<what to do>'`. Plain JavaScript and few timers, because it runs on the cores of the
 * server it attacks, with the lowest priority. Ends by itself after its time, and when its parent is gone.
 *
 * @type {{name: string, ports: number[], host: string, from: string, seconds: number, token: string, accountId: string, file: string}}
 */
const task = JSON.parse(process.argv[2] ?? '{}');
const { name, ports, host, from, seconds, token, accountId, file } = task;

const OPEN_A_SECOND = 1500;
const TICK_MS = 100;
/** Below the 8 kB that nginx takes. */
const LONG_PATH = `/a${'/'.repeat(7800)}a`;
const DEAR = [
  '/api/recommendations/me',
  '/api/main/me',
  '/api/books?query=%EB%B0%94%EB%8B%A4',
  '/api/library/board/me',
  '/api/community/legends',
];
let nth = 0;
const counts = { opened: 0, closed: 0, answers: {} };
let turn = 0;
const nextPort = () => ports[turn++ % ports.length];

const HEAD = `POST /api/auth/sign-in HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n`;

/** Keeps so many sockets open, each begun by `begin`, and opens new ones for those that were ended. */
function hold(most, begin) {
  const open = new Set();
  setInterval(() => {
    const room = Math.min(most - open.size, (OPEN_A_SECOND * TICK_MS) / 1000);
    for (let at = 0; at < room; at += 1) {
      const socket = connect({ port: nextPort(), host: '127.0.0.1', localAddress: from });
      counts.opened += 1;
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        counts.closed += 1;
        open.delete(socket);
      });
      socket.on('connect', () => begin(socket));
    }
  }, TICK_MS);
  return open;
}

/** Asks over and over on so many connections, each `pauseMs` after its last answer. */
function ask(connections, pauseMs, next) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const again = () => {
    const { body, headers, ...call } = next();
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: nextPort(), localAddress: from, agent },
        ...{ headers: { host, ...headers }, ...call },
      },
      (response) => {
        counts.answers[response.statusCode] = (counts.answers[response.statusCode] ?? 0) + 1;
        response.resume().on('end', () => setTimeout(again, pauseMs));
      },
    );
    sent.on('error', (error) => {
      counts.answers[error.code] = (counts.answers[error.code] ?? 0) + 1;
      setTimeout(again, pauseMs);
    });
    sent.end(body);
  };
  for (let at = 0; at < connections; at += 1) setTimeout(again, (pauseMs * at) / connections);
}

const attacks = {
  'long-addresses': () => ask(10, 200, () => ({ method: 'GET', path: LONG_PATH })),
  'idle-bodies': () => hold(3000, (socket) => socket.resume().write(`${HEAD}\r\n{`)),
  'trickled-heads': () => {
    const open = hold(1000, (socket) => socket.resume().write('POST / HTTP/1.1\r\nX-Slow: '));
    const bytes = 2000 / TICK_MS;
    // Each socket gets a byte every two seconds, a part of them with each tick.
    let part = 0;
    setInterval(() => {
      part = (part + 1) % bytes;
      let at = 0;
      for (const socket of open) if (at++ % bytes === part && socket.writable) socket.write('a');
    }, TICK_MS);
  },
  'unread-answers': () =>
    hold(300, (socket) => {
      socket.pause();
      nth += 1;
      socket.write(`GET ${file} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat([40, 6, 1][nth % 3]));
      // Who does not read does not see the end of a connection either.
      setTimeout(() => socket.destroy(), 4000);
    }),
  'one-account': () => {
    let call = 0;
    ask(100, 200, () => ({ method: 'GET', path: DEAR[call++ % DEAR.length], headers: { 'x-ro-token': token } }));
  },
  guesses: () => {
    const body = JSON.stringify({ accountId, password: 'Wrong!pass1' });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    let key = 0;
    ask(20, 400, () => ({
      method: 'POST',
      path: '/api/auth/sign-in',
      body,
      headers: { ...headers, 'idempotency-key': `guess-${process.pid}-${key++}` },
    }));
  },
};

const end = () => {
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  process.exit(0);
};
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', end);
setTimeout(end, seconds * 1000);
attacks[name]();
