import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '#tests/support/listSources.ts';

const HOST = 'edu.example.kr';
const READY_TRIES = 100;
const TRY_MS = 100;

interface Proxy {
  port: number;
  /** What a client names. */
  host: string;
  stop: () => Promise<void>;
}

/** @returns null where the program is missing */
export type StartProxy = (given: { port: number; upstream: number; folder: string }) => Promise<Proxy | null>;

const has = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

/** nginx with the file of deploy/, without certificates. */
export const startNginx: StartProxy = async ({ port, upstream, folder }) => {
  if (!has('nginx')) return null;
  mkdirSync(folder, { recursive: true });
  const site = readFileSync(join(projectRoot, 'deploy/nginx/chaekbada.conf'), 'utf8')
    .replace('listen 80;', `listen ${port + 1};`)
    .replace('listen 443 ssl http2;', `listen ${port};`)
    .replace(/^\s*(?:listen \[::\]|ssl_).*$/gm, '')
    .replaceAll('/usr/share/chaekbada', join(projectRoot, 'deploy'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, site: string) => `127.0.0.1:${upstream + Number(site)}`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; worker_rlimit_nofile 16384; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 16384; }
http { access_log off; default_type application/octet-stream; ${temporary} include ${folder}/site.conf; }
`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')], {
    stdio: 'ignore',
  });
  return whenReady({ port, host: HOST, child });
};

/** Caddy with the file of deploy/, without certificates. */
export const startCaddy: StartProxy = async ({ port, upstream, folder }) => {
  if (!has('caddy')) return null;
  mkdirSync(folder, { recursive: true });
  const version = String(spawnSync('caddy', ['version']).stdout);
  const caddyfile = readFileSync(join(projectRoot, 'deploy/caddy/Caddyfile'), 'utf8').replaceAll(
    /\}:300(\d)/g,
    (_, site: string) => `}:${upstream + Number(site)}`,
  );
  writeFileSync(join(folder, 'Caddyfile'), caddyfile.replace(/^\{$/m, '{\n\tadmin off'));
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      EDU_HOST: `http://${HOST}:${port}`,
      SCHOOL_HOST: `http://school.example.kr:${port}`,
      HOME_HOST: `http://home.example.kr:${port}`,
      MAINTENANCE: join(projectRoot, 'deploy'),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      // Debian 12's 2.6 knows the option by its older name.
      ...(/^v?2\.6\.[0-3]\b/.test(version) ? { REQUEST_BUFFERS: 'buffer_requests' } : {}),
    },
  });
  return whenReady({ port, host: `${HOST}:${port}`, child });
};

async function whenReady({ port, host, child }: { port: number; host: string; child: ChildProcess }): Promise<Proxy> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (await answers(port, host)) return { port, host, stop };
    await delay(TRY_MS);
  }
  await stop();
  throw new Error(`the proxy at ${port} does not answer`);
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/readyz', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false));
  });
}
