import { createServer } from 'node:http';

/** What a script that watches does, in few lines: it tells where it is when it starts, and of every press after that. */
const SCRIPT = `(() => {
const me = document.currentScript;
const tell = (what) =>
  navigator.sendBeacon(new URL('/heard', me.src), new URLSearchParams({ by: me.dataset.siteId, what, at: location.pathname }));
tell('start');
addEventListener('click', () => tell('press'), true);
addEventListener('input', () => tell('typed'), true);
})();`;

export interface Heard {
  by: string;
  what: string;
  at: string;
}

/** A stand-in on this machine for a company whose scripts watch how the product is used. */
export async function startWatcher(port: number) {
  const heard: Heard[] = [];
  let loads = 0;
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      loads += 1;
      response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' });
      response.end(SCRIPT);
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      heard.push(Object.fromEntries(new URLSearchParams(body)) as unknown as Heard);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return {
    origin: `http://localhost:${port}`,
    heard,
    loads: () => loads,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
