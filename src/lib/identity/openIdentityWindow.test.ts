import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IdentitySdk } from './loadIdentitySdk.ts';
import { openIdentityWindow } from './openIdentityWindow.ts';

const start = {
  identityVerificationId: 'iv-1',
  storeId: 'store',
  channelKey: 'channel',
  sdkUrl: 'https://verifier.example/sdk.js',
  redirectUrl: 'https://here.example/login/sign-up',
};
const guardian = { name: '김보호', mobileNo: '01012345678' };
const request = vi.fn<IdentitySdk['requestIdentityVerification']>();
const open = () => openIdentityWindow(start, guardian);
const script = () => document.head.querySelector('script');

/** Lets the script arrive, or fail. */
function settleScript(outcome: 'load' | 'error', sdk?: IdentitySdk): void {
  if (sdk) window.PortOne = sdk;
  script()?.dispatchEvent(new Event(outcome));
}

beforeEach(() => {
  request.mockReset().mockResolvedValue({ identityVerificationId: 'iv-1' });
});

afterEach(() => {
  delete window.PortOne;
  document.head.replaceChildren();
  vi.useRealTimers();
});

it('loads the script of the verifier once and hands over what the server gave', async () => {
  const first = open();
  expect(script()?.src).toBe(start.sdkUrl);
  settleScript('load', { requestIdentityVerification: request });
  await first;
  await open();
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  const { sdkUrl: _notPassedOn, ...passedOn } = start;
  expect(request).toHaveBeenLastCalledWith({
    ...passedOn,
    windowType: { pc: 'POPUP', mobile: 'REDIRECTION' },
    customer: { fullName: '김보호', phoneNumber: '01012345678' },
  });
});

// 'load': something answered at that address, but it was not the verifier's script.
it.each(['error', 'load'] as const)(
  'tells when the script does not come (%s), and asks for it anew the next time',
  async (outcome) => {
    const failing = open();
    settleScript(outcome);
    await expect(failing).rejects.toMatchObject({ name: 'IdentityWindowError', failure: 'script' });
    const again = open();
    settleScript('load', { requestIdentityVerification: request });
    await expect(again).resolves.toBeUndefined();
  },
);

it('does not wait for ever', async () => {
  vi.useFakeTimers();
  const waiting = open();
  const outcome = expect(waiting).rejects.toMatchObject({ failure: 'script' });
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
  expect(script()).toBeNull();
});

it.each([
  ['IDENTITY_VERIFICATION_CANCELLED', 'cancelled'],
  ['PAY_PROCESS_CANCELED', 'cancelled'],
  ['FAILURE_TYPE_PG', 'refused'],
])('tells %s as %s, whether answered or thrown', async (code, failure) => {
  window.PortOne = { requestIdentityVerification: request };
  request.mockResolvedValueOnce({ code, message: '…' });
  await expect(open()).rejects.toMatchObject({ failure });
  request.mockRejectedValueOnce(Object.assign(new Error('…'), { code }));
  await expect(open()).rejects.toMatchObject({ failure });
});
