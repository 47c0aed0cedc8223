import type { ElementHandle, Locator, Page } from '@playwright/test';
import { type FormFile, formFields, type WrittenField } from './formFields.ts';
import { HangulKeyboard } from './HangulKeyboard.ts';
import { expect } from './test.ts';

type Field = ElementHandle<HTMLInputElement | HTMLTextAreaElement>;

/** What the compositions of two syllables are, key by key; the first one begins in an empty field. */
const COMPOSED = [
  ['ㅂ', '벼', '별'],
  ['ㅇ', '이'],
] as const;
const HANGUL = '별이';
/** Keys of a time and of a day as a browser of these tests shows them, and how many parts there are to go through. */
const PARTS = {
  time: { keys: [...'0830', 'p'], value: '20:30', stops: 4 },
  day: { keys: [...'01052026'], value: '2026-01-05', stops: 4 },
} as const;
const KEYS = { text: 'ab 12', address: 'ab12', short: 'a1', code: 'ab12', digits: '123' } as const;

interface WalkOptions {
  /** Where the fields are; the page where left out. */
  within?: Locator;
  /** Leads to the form; again for each field, so that each one's first letter is the form's first. */
  begin?: () => Promise<void>;
  /** Resolves once what was written is saved: nothing may happen to the field by then. */
  saved?: () => Promise<void>;
  /** Stops of Tab within the field; 1 where left out. */
  stops?: number;
}

/**
 * Writes into the fields of a form the way people do: with the keys of a keyboard, and with an input method. Nothing is
 * selected and filled: text and focus have to stay where they were put, stroke by stroke, in the element that there was.
 */
export class FieldWalk {
  private readonly page: Page;
  private readonly ime: HangulKeyboard;

  constructor(page: Page) {
    this.page = page;
    this.ime = new HangulKeyboard(page);
  }

  /** Walks all fields that a source file mounts. */
  async walk(file: FormFile, { within, begin, saved, stops }: WalkOptions = {}): Promise<void> {
    const fields: readonly WrittenField[] = formFields[file];
    for (const { label, kind } of fields) {
      await begin?.();
      const found = (within ?? this.page)
        .getByLabel(label, { exact: typeof label === 'string' })
        .filter({ visible: true })
        .and(this.page.locator('input, textarea'))
        .first();
      await expect(found, `${file}: ${label}`).toBeEditable();
      const field = (await found.elementHandle()) as Field;
      const name = `${file}: ${label}`;
      await field.focus();
      if (kind === 'time' || kind === 'day') {
        await this.writeParts(name, field, kind);
        continue;
      }
      // Before what stands there: a caret that jumps to the end would show.
      await this.page.keyboard.press('Control+Home');
      const { value: rest } = await state(field);
      if (kind !== 'digits' && kind !== 'code') await this.compose(name, field, rest);
      if (kind === 'hangul') {
        await this.leave(name, field, stops);
        continue;
      }
      if (kind === 'digits') await this.composeInVain(name, field, rest);
      await this.type(name, field, KEYS[kind], { rest });
      await saved?.();
      await this.expectHere(name, field, KEYS[kind] + rest);
      if (saved) await this.type(name, field, '1', { written: KEYS[kind], rest });
      await this.leave(name, field);
    }
  }

  /**
   * Tab leads out of the field in both directions, and back into it.
   *
   * @param stops how many there are within the field
   */
  async leave(name: string, field: Field, stops = 1): Promise<void> {
    await this.tabOut(`${name}: Tab`, field, 'Tab', stops);
    await this.page.keyboard.press('Shift+Tab');
    expect((await state(field)).focused, `${name}: back with Shift+Tab`).toBe(true);
    await this.tabOut(`${name}: Shift+Tab`, field, 'Shift+Tab', stops);
  }

  private async tabOut(name: string, field: Field, key: 'Tab' | 'Shift+Tab', stops: number): Promise<void> {
    let where = 'in the field';
    for (let press = 0; press < stops && where === 'in the field'; press += 1) {
      await this.page.keyboard.press(key);
      where = await field.evaluate((element) => {
        if (document.activeElement === element) return 'in the field';
        return document.activeElement === document.body ? 'nowhere' : 'on the page';
      });
    }
    expect(where, name).toBe('on the page');
  }

  private async type(name: string, field: Field, keys: string, { written = '', rest = '' }): Promise<void> {
    let value = written;
    for (const key of keys) {
      await this.page.keyboard.press(key === ' ' ? 'Space' : key);
      value += key;
      await this.expectHere(name, field, value + rest);
    }
  }

  private async compose(name: string, field: Field, rest: string): Promise<void> {
    let value = '';
    for (const syllable of COMPOSED) {
      for (const step of syllable) {
        await this.ime.compose(step);
        await this.expectHere(`${name}, composing ${step}`, field, value + step + rest);
      }
      const whole = syllable.at(-1) ?? '';
      await this.ime.commit(whole);
      value += whole;
      await this.expectHere(`${name}, committed ${whole}`, field, value + rest);
    }
    for (const _ of HANGUL) await this.page.keyboard.press('Backspace');
    await this.expectHere(`${name}, erased`, field, rest);
  }

  /** A field of digits: what is composed in it leaves nothing behind. */
  private async composeInVain(name: string, field: Field, rest: string): Promise<void> {
    for (const step of COMPOSED[0]) await this.ime.compose(step);
    await this.ime.commit('별');
    await this.expectHere(`${name}, composed in a field of digits`, field, rest);
  }

  /** A time or a day is written part by part; Tab leads from the last part out of it. */
  private async writeParts(name: string, field: Field, kind: 'time' | 'day'): Promise<void> {
    const seen: string[] = [];
    for (const key of PARTS[kind].keys) {
      await this.page.keyboard.press(key);
      const { focused, value } = await state(field);
      expect(focused, `${name}: ${key}`).toBe(true);
      seen.push(`${key} ${value}`);
    }
    await this.expectHere(`${name} (${seen.join(', ')})`, field, PARTS[kind].value);
    await this.leave(name, field, PARTS[kind].stops);
  }

  private async expectHere(name: string, field: Field, value: string): Promise<void> {
    expect(await state(field), name).toEqual({ mounted: true, focused: true, value });
  }
}

function state(field: Field) {
  return field.evaluate((element) => ({
    mounted: element.isConnected,
    focused: document.activeElement === element,
    value: element.value,
  }));
}
