import { describe, expect, it } from 'vitest';
import { addContactRefusal, type ContactRefusals, mayAskContact } from './ContactRefusals.ts';

describe('contacts of others', () => {
  it('are told ten times a day', () => {
    let refusals: ContactRefusals = { day: null, count: 0 };
    let told = 0;
    while (mayAskContact(refusals, '2026-05-06')) {
      refusals = addContactRefusal(refusals, '2026-05-06');
      told += 1;
    }
    expect(told).toBe(10);
    expect(mayAskContact(refusals, '2026-05-07')).toBe(true);
    expect(addContactRefusal(refusals, '2026-05-07')).toEqual({ day: '2026-05-07', count: 1 });
  });
});
