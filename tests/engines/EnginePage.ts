import type { SiteName } from '#contract/site.ts';
import type { Engine } from './Engine.ts';
import { findInPage } from './findInPage.ts';

/** Software drawing on two slow cores: what is not there by then does not come. */
const PATIENCE_MS = 40_000;
const ASK_AGAIN_MS = 150;
/** Longer than the product takes to show what a press did. */
const SOON_MS = 4_000;
/** A click that met nothing, as where a card moved just then. */
const TRIES = 3;

export type Role =
  | 'button'
  | 'link'
  | 'textbox'
  | 'checkbox'
  | 'radio'
  | 'heading'
  | 'option'
  | 'gridcell'
  | 'tab'
  | 'status'
  | 'region';
interface Found {
  x: number;
  y: number;
  name: string;
  /** Of all that fit. */
  names: string[];
}

/** Works a page in an engine the way a student does: by what it says, with a mouse and letters. */
export class EnginePage {
  readonly engine: Engine;
  readonly #originOf: (site: SiteName) => string;
  /** What needed a second try: named beside the result. */
  readonly retried: string[] = [];

  constructor(engine: Engine, originOf: (site: SiteName) => string) {
    this.engine = engine;
    this.#originOf = originOf;
  }

  async open(path: string, site: SiteName = 'school'): Promise<void> {
    await this.engine.open(this.#originOf(site) + path);
  }

  /** @param name the whole accessible name, or a pattern for it */
  async find(role: Role, name: string | RegExp): Promise<Found | null> {
    const pattern = typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source;
    return this.engine.run<Found | null>(`(${findInPage})(${JSON.stringify(role)}, ${JSON.stringify(pattern)})`);
  }

  async waitFor(role: Role, name: string | RegExp): Promise<Found> {
    return this.until(`${role} ${name}`, () => this.find(role, name));
  }

  /** Presses it once it stands still: cards move, and a page that fills moves what is on it. */
  async press(role: Role, name: string | RegExp): Promise<Found> {
    let before = '';
    const found = await this.until(`${role} ${name}`, async () => {
      const now = await this.find(role, name);
      const still = JSON.stringify(now) === before;
      before = JSON.stringify(now);
      return still ? now : null;
    });
    await this.engine.click(found.x, found.y);
    return found;
  }

  /** Presses something until what it brings is there: a page that fills up may move it away in that moment. */
  async pressUntil(role: Role, name: string | RegExp, look: () => Promise<unknown>): Promise<void> {
    await this.again(`press ${name}`, async () => {
      const there = () => look().then(Boolean);
      const found = await this.until(`${role} ${name}`, async () => (await there()) || this.find(role, name));
      // It may be gone because what it brings is coming.
      if (found !== true) await this.engine.click(found.x, found.y);
      return this.soon(there);
    });
  }

  /** Writes into an empty field, looks whether it stands there, and begins again where it does not. */
  async write(name: string | RegExp, text: string): Promise<void> {
    await this.again(`write ${name}`, async () => {
      await this.press('textbox', name);
      await this.engine.run(
        `(() => { const field = document.activeElement; if ('select' in field) field.select(); })()`,
      );
      await this.engine.type(text);
      const written = await this.engine.run<string>('document.activeElement.value ?? ""');
      return written.normalize('NFC') === text.normalize('NFC');
    });
  }

  /** Does something until it worked; what did not work at once is told beside the result. */
  async again(what: string, work: () => Promise<boolean>): Promise<void> {
    for (let left = TRIES; left > 0; left -= 1) {
      if (await work()) return;
      this.retried.push(what);
    }
    throw new Error(`did not work in ${TRIES} tries: ${what}, at ${await this.path()}`);
  }

  text(): Promise<string> {
    return this.engine.run<string>('document.body.innerText');
  }

  path(): Promise<string> {
    return this.engine.run<string>('location.pathname + location.search');
  }

  async waitForPath(start: string): Promise<void> {
    await this.until(`address ${start}`, async () => (await this.path()).startsWith(start));
  }

  async waitForText(text: string | RegExp): Promise<string> {
    return this.until(`text ${text}`, async () => {
      const all = await this.text();
      return (typeof text === 'string' ? all.includes(text) : text.test(all)) ? all : '';
    });
  }

  /** Whether it comes soon: what may be missed is tried again then. */
  async soon(look: () => Promise<unknown>, patienceMs = SOON_MS): Promise<boolean> {
    return this.until('soon', look, patienceMs).then(
      () => true,
      () => false,
    );
  }

  async until<T>(what: string, look: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<NonNullable<T>> {
    const giveUp = Date.now() + patienceMs;
    for (;;) {
      // While a document gives way to the next one nothing can be asked.
      const value = await look().catch(() => null);
      if (value) return value;
      if (Date.now() > giveUp) {
        const place = await this.path().catch(() => '?');
        const said = await this.text().catch(() => '');
        throw new Error(`not there: ${what}, at ${place}: ${said.replace(/\s+/g, ' ').slice(0, 300)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
}
