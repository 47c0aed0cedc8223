import { ageInYears, GUARDIAN_MINIMUM_AGE } from './ageInYears.ts';
import { isRealDate } from './isRealDate.ts';
import { normalizePhone } from './normalizePhone.ts';
import { signUpTuning } from './tuning.ts';

/** What the verification company reports of a person whose identity it verified. */
export interface VerifiedGuardian {
  status: 'VERIFIED';
  id: string;
  name: string;
  /** `YYYY-MM-DD`; null when the company does not report it. */
  birthDate: string | null;
  /** Null when our contract with the company leaves it out. */
  phone: string | null;
  channelType: 'LIVE' | 'TEST';
  /** Milliseconds UTC, by the company's clock. */
  verifiedAt: number;
}

/** What our own records hold of the verification this sign-up began. */
export interface ExpectedGuardian {
  id: string;
  guardianPhone: string;
  /** `YYYY-MM-DD` in Seoul. */
  today: string;
  /** Milliseconds UTC. */
  now: number;
  startedAt: number;
  /** True in production: a test channel verifies nobody. */
  requireLive: boolean;
  /** Whether another sign-up already rests on this verification. */
  idUsed: boolean;
}

export type GuardianRefusal =
  | 'OTHER_ID'
  | 'REUSED'
  | 'EXPIRED'
  | 'MINOR'
  | 'OTHER_PERSON'
  | 'TEST_CHANNEL'
  | 'NO_BIRTHDAY';
export type GuardianCheck = { ok: true } | { ok: false; reason: GuardianRefusal };

/** What the guardian reads; the sign-up itself stays as it is. */
export const guardianRefusalMessages: Readonly<Record<GuardianRefusal, string>> = {
  OTHER_ID: '이 가입에서 시작한 본인 인증이 아닙니다. 본인 인증을 다시 시작해 주십시오.',
  REUSED: '이미 사용한 본인 인증입니다. 본인 인증을 다시 시작해 주십시오.',
  EXPIRED: '본인 인증 시간(10분)이 지났습니다. 본인 인증을 다시 시작해 주십시오.',
  MINOR: '보호자(법정대리인)는 만 19세 이상이어야 합니다. 보호자의 휴대전화로 다시 인증해 주십시오.',
  OTHER_PERSON: '인증한 휴대전화 번호가 입력한 보호자 번호와 다릅니다. 번호를 확인하고 다시 인증해 주십시오.',
  TEST_CHANNEL: '시험용 본인 인증은 사용할 수 없습니다. 본인 인증을 다시 시작해 주십시오.',
  NO_BIRTHDAY: '보호자의 생년월일을 확인하지 못했습니다. 다른 방법으로 본인 인증을 다시 해 주십시오.',
};

/**
 * Whether this verified person may consent for the child of this sign-up. What is ours to know (which verification, used
 * or not, when) is asked before what concerns the person, so that a stolen id reveals nothing about its owner.
 */
export function checkGuardian(verified: VerifiedGuardian, expected: ExpectedGuardian): GuardianCheck {
  const reason = refusalOf(verified, expected);
  return reason === null ? { ok: true } : { ok: false, reason };
}

function refusalOf(verified: VerifiedGuardian, expected: ExpectedGuardian): GuardianRefusal | null {
  if (verified.id !== expected.id) return 'OTHER_ID';
  if (expected.idUsed) return 'REUSED';
  if (expected.requireLive && verified.channelType !== 'LIVE') return 'TEST_CHANNEL';
  if (isExpired(verified.verifiedAt, expected)) return 'EXPIRED';
  const birthday = (verified.birthDate ?? '').replaceAll('-', '');
  if (!isRealDate(birthday)) return 'NO_BIRTHDAY';
  if (ageInYears(birthday, expected.today) < GUARDIAN_MINIMUM_AGE) return 'MINOR';
  // A company that hands over no number has verified the person all the same (개인정보 보호법 시행령 제17조의2 제1항 제3호).
  if (verified.phone !== null && normalizePhone(verified.phone) !== normalizePhone(expected.guardianPhone)) {
    return 'OTHER_PERSON';
  }
  return null;
}

/** Our own clock bounds the whole; the company's clock, which may be off, only has to lie within. */
function isExpired(verifiedAt: number, { startedAt, now }: ExpectedGuardian): boolean {
  const { verificationLifetime, verificationClockSkew } = signUpTuning;
  const inOrder = verifiedAt >= startedAt - verificationClockSkew && verifiedAt <= now + verificationClockSkew;
  return !inOrder || now - startedAt > verificationLifetime || now - verifiedAt > verificationLifetime;
}
