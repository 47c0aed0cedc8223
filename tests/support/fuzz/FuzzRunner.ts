import fc from 'fast-check';
import { errorBody } from '#contract/envelope.ts';
import { errorCodes } from '#contract/errorCodes.ts';
import { STAFF_TOKEN_HEADER, tokenHeaderBySite } from '#contract/site.ts';
import { isFromPool } from './arbitraryOf.ts';
import { type FuzzRequest, fuzzRequests } from './fuzzRequests.ts';
import { isOfScope } from './isOfScope.ts';
import type { FuzzPerson, FuzzStage } from './openFuzzStage.ts';
import { signInAgain } from './signInAgain.ts';
import { payloadOf, spoil } from './spoil.ts';

/** One property that an answer broke. */
export interface FuzzFinding {
  property: 'NO_500' | 'NO_403' | 'NO_LEAK' | 'NO_WRITE' | 'SCHEMA' | 'LOGIN' | 'HEADERS';
  /** Number of the request in its run, from 0. */
  at: number;
  call: string;
  detail: string;
}

/** What no answer may hold, whoever asks: places of the code, statements, stored secrets. */
const INNARDS =
  /\/work\/|\/server\/|node_modules|\bat (?:async )?[\w.]+ \(|SQLITE_|SqliteError|select "|insert into|\$argon2|password_hash|the secret of the test installation|undefined\b.*\bundefined/;
/** Tables that may change although the request was refused: what counts tries, notes refusals or renews a login. */
const MAY_CHANGE = new Set([
  'access_record',
  'audit_log',
  'login_token',
  'sign_in_throttle',
  'sign_in_sender',
  'contact_code',
  'contact_send',
  // Tries at the staff pages, counted and recorded.
  'staff',
  'staff_login',
  'staff_record',
]);
const HEADERS = [
  'x-request-id',
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-contract-version',
] as const;
/** Companies that are not there in this stage. */
const DEPENDENCIES = new Set(['IDENTITY_UNAVAILABLE', 'PAYMENT_UNAVAILABLE', 'TEXT_UNAVAILABLE']);
/** In the place of nothing: an address without its last part is that of another call. */
const BLANK = '%20';
/** Values kept of each kind of id. */
const POOL_SIZE = 60;
/** How many of ten ids are one's own, where there is one. */
const OWN_OF_TEN = 6;
/** Of those the latest, so that what was begun is gone on with. */
const LATEST = 4;
/** An answer that never ends. */
const STREAMS = /\/events$/;

const isLogin = ({ login, operation }: FuzzRequest, person: FuzzPerson): boolean =>
  login === 'OWN' && isOfScope(person, operation);

type Injected = Awaited<ReturnType<FuzzStage['app']['app']['inject']>>;

/** Sends drawn requests one after the other and looks at every answer. */
export class FuzzRunner {
  readonly findings: FuzzFinding[] = [];
  /** Answers by status. */
  readonly statuses = new Map<number, number>();
  /** Successful answers by call. */
  readonly successes = new Map<string, number>();
  readonly #stage: FuzzStage;
  readonly #used: string[] = [];
  #sent = 0;

  constructor(stage: FuzzStage) {
    this.#stage = stage;
  }

  get sent(): number {
    return this.#sent;
  }

  /** The same seed draws the same requests. */
  async run(seed: number, count: number): Promise<void> {
    const { operations, pools } = this.#stage;
    const arbitrary = fuzzRequests(operations, new Set(pools.keys()));
    for (const request of fc.sample(arbitrary, { seed, numRuns: count })) await this.#one(request);
  }

  async #one(request: FuzzRequest): Promise<void> {
    const { app, people, changes } = this.#stage;
    const { operation } = request;
    const askers = request.byAnyone ? people : people.filter((one) => isOfScope(one, operation));
    const person = askers[request.who % askers.length] as FuzzPerson;
    const valid = isLogin(request, person);
    if (STREAMS.test(operation.path) && valid) return;
    app.clock.advance(request.pause);
    await signInAgain(app, person);
    const sent = this.#fill(request, person);
    await changes.take();
    let response = await app.app.inject(sent);
    // A burst of injected requests never lets the event loop turn; a browser would be told to ask again.
    await new Promise((resolve) => setImmediate(resolve));
    if (response.statusCode === 503 && response.body.includes('OVERLOADED')) response = await app.app.inject(sent);
    const changed = await changes.take();
    if (changed.some((table) => table.startsWith('mail'))) {
      await app.sendMails();
      await changes.take();
    }
    this.#judge(request, person, response, changed);
    this.#learn(response, person);
    this.#sent += 1;
  }

  /** Fills ids in, spoils what is to be spoilt, and signs. */
  #fill(request: FuzzRequest, person: FuzzPerson) {
    const { operation, spoiling } = request;
    const drawn = { params: request.params, query: request.query, body: request.body };
    const given = this.#resolve(drawn, person) as {
      params: Record<string, unknown>;
      query: Record<string, unknown>;
      body: unknown;
    };
    spoil(given, spoiling);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(given.params[name]) || BLANK);
    const query = Object.entries(given.query).map(([name, value]) => `${name}=${encode(value)}`);
    const site = person.site;
    const headers: Record<string, string> = { host: new URL(this.#stage.app.env.origins[site]).host };
    const token = this.#tokenFor(request, person);
    const header = person.rights === 'staff' ? STAFF_TOKEN_HEADER : tokenHeaderBySite[site];
    if (token !== null) headers[header] = token;
    if (operation.method !== 'GET') Object.assign(headers, this.#keyFor(request));
    const payload = payloadOf(operation.method, given.body, spoiling, headers);
    const address = query.length === 0 ? path : `${path}?${query.join('&')}`;
    const url = spoiling.kind === 'ADDRESS' ? spoiling.mangle(address) : address;
    return { method: operation.method, url, headers, ...(payload === undefined ? {} : { payload }) };
  }

  #resolve(value: unknown, person: FuzzPerson): unknown {
    if (isFromPool(value)) {
      const [share, pick] = [value.pick % 10, Math.floor(value.pick / 10)];
      const own = share < OWN_OF_TEN ? person.own.get(value.pool)?.slice(-LATEST) : undefined;
      const pool = own ?? this.#stage.pools.get(value.pool) ?? [1];
      return pool[pick % pool.length];
    }
    if (Array.isArray(value)) return value.map((inner) => this.#resolve(inner, person));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#resolve(inner, person)]));
  }

  #tokenFor({ login }: FuzzRequest, person: FuzzPerson): string | null {
    if (login === 'OWN') return person.token;
    if (login === 'OTHER_SITE') {
      return this.#stage.people.find(({ site, rights }) => site !== person.site && rights === 'full')?.token ?? null;
    }
    return login === 'GARBAGE' ? 'x'.repeat(43) : null;
  }

  #keyFor({ key }: FuzzRequest): Record<string, string> {
    if (key === 'NONE') return {};
    if (key === 'MALFORMED') return { 'idempotency-key': "';--" };
    const last = this.#used.at(-1);
    if (key === 'USED' && last !== undefined) return { 'idempotency-key': last };
    const fresh = `fuzz-key-${this.#sent}`;
    this.#used.push(fresh);
    return { 'idempotency-key': fresh };
  }

  #judge(request: FuzzRequest, person: FuzzPerson, response: Injected, changed: string[]): void {
    const { operation } = request;
    const { statusCode: status, body: text } = response;
    const call = `${operation.method} ${operation.path}`;
    const found = (property: FuzzFinding['property'], detail: string) => {
      const as = `${person.label}, ${request.login}, ${request.spoiling.kind}`;
      this.findings.push({ property, at: this.#sent, call, detail: `${status} (${as}): ${detail}`.slice(0, 600) });
    };
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status < 300) this.successes.set(call, (this.successes.get(call) ?? 0) + 1);

    const json = /json/.test(String(response.headers['content-type'])) ? parse(text) : undefined;
    const code = (json as { code?: string } | undefined)?.code ?? '';
    if (status >= 500 && !(status === 503 && DEPENDENCIES.has(code))) found('NO_500', `${text} ${show(request)}`);
    if (status === 403 || (json as { status?: number } | undefined)?.status === 403) found('NO_403', text);
    const valid = isLogin(request, person);
    if (operation.access === 'open' && status === 401) found('LOGIN', 'an open call wants a login');
    // A NUL in the address is refused before anybody is asked for.
    const early = status === 404 || status === 414 || (status === 422 && show(request).includes('\\u0000'));
    if (operation.access !== 'open' && !valid && status !== 401 && !early) found('LOGIN', `let in: ${text}`);
    if (valid && status === 401) found('LOGIN', 'a live login was refused');

    this.#lookForLeaks(person, text, found);
    if (status >= 400) {
      const forbidden = changed.filter((table) => !MAY_CHANGE.has(table));
      if (forbidden.length > 0) found('NO_WRITE', `${code} changed ${forbidden.join(', ')} ${show(request)}`);
      const checked = errorBody.strict().safeParse(json);
      if (!checked.success) found('SCHEMA', `no error body: ${text}`);
      else if (!(code in errorCodes)) found('SCHEMA', `unknown code ${code}`);
      else if (!/[가-힣]/.test(checked.data.message)) found('SCHEMA', `no Korean: ${checked.data.message}`);
    } else if (operation.answer !== null && response.headers['content-disposition'] === undefined) {
      const checked = operation.answer.safeParse(json);
      if (!checked.success)
        found('SCHEMA', `${JSON.stringify(checked.error.issues.slice(0, 3))} ${text.slice(0, 200)}`);
    }
    const missing = HEADERS.filter((name) => response.headers[name] === undefined);
    if (missing.length > 0) found('HEADERS', `without ${missing.join(', ')}`);
    if (/unsafe-(?:inline|eval)/.test(String(response.headers['content-security-policy']))) found('HEADERS', 'unsafe');
  }

  #lookForLeaks(person: FuzzPerson, text: string, found: (property: 'NO_LEAK', detail: string) => void): void {
    const { people, victim } = this.#stage;
    const innards = INNARDS.exec(text);
    if (innards) found('NO_LEAK', `innards: ${innards[0]} in ${text.slice(0, 200)}`);
    for (const other of [victim, ...people]) {
      if (other === person) continue;
      const secret = other.secrets.find((one) => text.includes(one));
      if (secret !== undefined) found('NO_LEAK', `${secret} of ${other.label}: ${text.slice(0, 300)}`);
    }
  }

  /** Keeps ids that an answer tells, for later requests of anybody. */
  #learn(response: Injected, person: FuzzPerson): void {
    if (response.statusCode !== 200 || !/json/.test(String(response.headers['content-type']))) return;
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'string' || typeof inner === 'number')
          this.#keep(person, name === 'key' ? 'itemKey' : name, inner);
        else walk(inner);
      }
    };
    walk(parse(response.body));
  }

  #keep(person: FuzzPerson, name: string, value: string | number): void {
    const everybodys = this.#stage.pools.get(name);
    if (!everybodys || String(value).length > 100) return;
    const own = person.own.get(name) ?? [];
    person.own.set(name, own);
    for (const pool of [everybodys, own]) {
      if (pool.includes(value)) continue;
      if (pool.length >= POOL_SIZE) pool.splice(Math.floor(POOL_SIZE / 3), 1);
      pool.push(value);
    }
  }
}

/** A value as part of an address; half a character of two, which no address can hold, becomes a mark. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text.slice(0, 3000)).toString());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function show({ params, query, body, spoiling }: FuzzRequest): string {
  return JSON.stringify({ params, query, body, spoiling }).slice(0, 400);
}
