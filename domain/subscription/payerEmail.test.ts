import { expect, it } from 'vitest';
import { email } from '../account/contactRules.ts';
import { payerEmail } from './payerEmail.ts';

it.each(['mother@sea.kr', ' mother@sea.academy ', '', 'mother', 'mother@sea', '@sea.kr'])(
  'takes the addresses that are taken everywhere: %s',
  (text) => {
    expect(payerEmail(text) === null).toBe(email(text) === null);
    expect(payerEmail(text) ?? '').not.toContain('비밀번호');
  },
);
