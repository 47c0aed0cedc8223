import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecrets } from './Secrets.ts';

const secrets = createSecrets('a secret of a test installation, long enough');
const others = createSecrets('the secret of quite another installation');

describe('secrets', () => {
  it('open what they sealed, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(secrets.open(secrets.seal(text))).toBe(text);
      }),
    );
  });

  it('seal the same text differently each time', () => {
    expect(secrets.seal('김바다')).not.toBe(secrets.seal('김바다'));
  });

  it('refuse what was changed or sealed elsewhere', () => {
    const sealed = secrets.seal('010-1234-5678');
    expect(() => others.open(sealed)).toThrow();
    expect(() => secrets.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)).toThrow();
    expect(() => secrets.open(`k9.${sealed.slice(3)}`)).toThrow('unknown key');
  });

  it('keep purposes and installations apart', () => {
    expect(secrets.hmac('ip', '1.2.3.4')).toBe(secrets.hmac('ip', '1.2.3.4'));
    expect(secrets.hmac('ip', '1.2.3.4')).not.toBe(secrets.hmac('ci', '1.2.3.4'));
    expect(secrets.hmac('ip', '1.2.3.4')).not.toBe(others.hmac('ip', '1.2.3.4'));
  });
});
