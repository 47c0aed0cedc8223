import type { JudgedAddress } from '#domain/staff/judgeProviderAddress.ts';
import { AppError } from '#server/errors/AppError.ts';
import { retryAfterSeconds } from '#server/errors/retryAfterSeconds.ts';
import type { ProviderTrouble } from '#server/gateways/staff-provider/StaffProvider.ts';

/** Writes to the log why a provider let nobody in: the person reads a sentence, who runs the product needs the code. */
export type NoteTrouble = (provider: string, trouble: { kind: string; reason: string }) => void;

const CODE = /^[\w .-]{1,60}$/;

const codes = {
  unavailable: 'STAFF_PROVIDER_UNAVAILABLE',
  refused: 'STAFF_PROVIDER_REFUSED',
  cancelled: 'STAFF_PROVIDER_CANCELLED',
} as const;

/** The error of a sign-in that went wrong at the provider. */
export function providerFailure(provider: string, { kind, reason }: ProviderTrouble, note: NoteTrouble): AppError {
  // A part of it may come from the address of a browser.
  if (kind !== 'cancelled') note(provider, { kind, reason: CODE.test(reason) ? reason : 'OTHER' });
  return new AppError(codes[kind], kind === 'unavailable' ? { retryAfterSeconds: retryAfterSeconds() } : {});
}

const addressWords = {
  MISSING: '그 계정에서 메일 주소를 받지 못해서 들어올 수 없어요. 기관의 계정 담당자에게 물어봐 주세요.',
  UNVERIFIED:
    '그 계정의 메일 주소가 아직 확인되지 않아서 들어올 수 없어요. 그 계정의 주소를 먼저 확인하거나, 기관의 계정 담당자에게 물어봐 주세요.',
  DOMAIN: '기관의 메일 주소로 된 계정만 들어올 수 있어요. 기관에서 받은 계정으로 다시 들어와 주세요.',
} as const;

/** The error of an address that proves nobody. */
export function addressRefused({ refused }: Extract<JudgedAddress, { refused: string }>): AppError {
  return new AppError('STAFF_PROVIDER_ADDRESS', { message: addressWords[refused] });
}
