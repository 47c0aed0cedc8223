import { expect, it } from 'vitest';
import { completionSeen } from './completionSeen.ts';

it('is remembered for 45 days, for one student and one contest', () => {
  const page = { cookie: '' };
  const seen = completionSeen({ accountNo: 7, contestNo: 3 }, page);
  expect(seen.read()).toBe(false);
  seen.write();
  expect(page.cookie).toContain(`max-age=${45 * 86_400}`);

  const [pair = ''] = page.cookie.split('; ');
  const later = { cookie: `other=1; ${pair}` };
  expect(completionSeen({ accountNo: 7, contestNo: 3 }, later).read()).toBe(true);
  expect(completionSeen({ accountNo: 8, contestNo: 3 }, later).read()).toBe(false);
  expect(completionSeen({ accountNo: 7, contestNo: 30 }, later).read()).toBe(false);
});
