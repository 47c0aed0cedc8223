import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type SiteName, siteNames, tokenHeaderBySite } from '#contract/site.ts';
import { compileServer } from './compileServer.ts';
import { projectRoot } from './listSources.ts';

/** What a request got: an answer, or nothing because the server died on the way. */
export type Reply = { status: number; data: unknown } | null;

interface Ask {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  token?: string;
  key?: string;
}

/** The real server in a process of its own, which can be killed without a word of warning and started again. */
export class KillableServer {
  #process: ChildProcess | null = null;
  readonly #env: Record<string, string>;
  readonly #ports: Record<SiteName, number>;

  private constructor(ports: Record<SiteName, number>, env: Record<string, string>) {
    this.#ports = ports;
    this.#env = env;
  }

  /** @param place where it keeps its data: a folder, or a PostgreSQL address */
  static async prepare(place: { dataDir: string; databaseUrl: string; contentDir: string }): Promise<KillableServer> {
    const [edu = 0, school = 0, home = 0] = await freePorts(siteNames.length);
    const ports = { edu, school, home };
    const perSite = (value: (site: SiteName) => string) => siteNames.map((site) => `${site}=${value(site)}`).join(',');
    return new KillableServer(ports, {
      NODE_ENV: 'test',
      // PostgreSQL is not opened without one.
      APP_SECRET: 'the secret of the test installation',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      CONTENT_DIR: place.contentDir,
      HOST: '127.0.0.1',
      PORTS: perSite((site) => `${ports[site]}`),
      SITE_ORIGINS: perSite((site) => `http://127.0.0.1:${ports[site]}`),
      DEMO: 'on',
      SANDBOX: 'off',
      LOG_LEVEL: 'error',
    });
  }

  /** Resolves when the server says that it is open. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [await compileServer()], {
      cwd: projectRoot,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((open, fail) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('책바다가 열렸어요')) open();
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code} before it was open: ${output}`)));
    });
  }

  /** kill -9: no clean-up of any kind runs. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGKILL');
    await ended;
  }

  /** Asks it to stop, as whoever runs it does. @returns its exit code */
  async stop(): Promise<number | null> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    child.kill('SIGTERM');
    return ended;
  }

  /** Where a site is served. */
  portOf(site: SiteName): number {
    return this.#ports[site];
  }

  async ask(site: SiteName, { method, path, body, token, key }: Ask): Promise<Reply> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token !== undefined) headers[tokenHeaderBySite[site]] = token;
    if (key !== undefined) headers['idempotency-key'] = key;
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    try {
      const response = await fetch(`http://127.0.0.1:${this.#ports[site]}${path}`, request);
      const answer = (await response.json()) as { data?: unknown };
      return { status: response.status, data: answer.data };
    } catch {
      return null;
    }
  }
}

/** Ports that nobody listens on at the moment. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((done) =>
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            done(typeof address === 'object' && address ? address.port : 0);
          }),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
