import { expect, it } from 'vitest';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { refusal } from '#src/testing/refusal.ts';
import { describePayerFailure } from '../pay/describePayerFailure.ts';
import { describePaymentFailure } from '../pay/describePaymentFailure.ts';
import { describeFailure } from './describeFailure.ts';

it('says what is certain about the money where no answer came', () => {
  const certain = '환불은 한 번만 신청됩니다.';
  expect(describeFailure(new NetworkError(false), certain)).toBe(
    '인터넷 연결이 끊겨 답을 받지 못했습니다. 환불은 한 번만 신청됩니다. 연결을 확인하고 다시 눌러 주십시오.',
  );
  expect(describeFailure(new NetworkError(true), certain)).toMatch(/^답이 늦어지고 있습니다. 환불은 한 번만/);
});

it('says what the server said where it answered', () => {
  const messages = refusal('CONFLICT');
  expect(describeFailure(messages, '환불은 한 번만 신청됩니다.')).toBe(messages.message);
});

it('tells who wanted to pay that nothing was paid', () => {
  for (const describe of [describePaymentFailure, describePayerFailure])
    expect(describe(new NetworkError(false))).toContain('결제된 금액은 없');
});
