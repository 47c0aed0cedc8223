import { z } from 'zod';
import { withJosa } from '#domain/text/withJosa.ts';
import { partnerAddresses } from './partnerAddresses.ts';
import type { PartnerPlace, SandboxSettings } from './partners.ts';
import { sandboxPayment } from './sandboxPayment.ts';

/** The company that takes cards, or null: nobody can pay. */
export type PaymentSettings = {
  apiUrl: string;
  /** Script that the browser loads; its window is reached from the same origin. */
  sdkUrl: string;
  /** Further origins that the script loads from or shows in frames. */
  windowOrigins: string[];
  clientKey: string;
  secretKey: string;
} | null;

const API_URL = 'https://api.tosspayments.com';
const SDK_URL = 'https://js.tosspayments.com/v2/standard';
/** Billing and the payment window take keys of the API; those of the widget (`_gck_`, `_gsk_`) are another family. */
const CLIENT_KEY = /^(test|live)_ck_\S+$/;
const SECRET_KEY = /^(test|live)_sk_\S+$/;

/** Settings of the payment company. */
export const paymentShape = {
  TOSS_CLIENT_KEY: z.string().optional(),
  TOSS_SECRET_KEY: z.string().optional(),
  TOSS_API_URL: partnerAddresses.web.optional(),
  TOSS_SDK_URL: partnerAddresses.web.optional(),
  TOSS_WINDOW_ORIGINS: partnerAddresses.origins,
} as const;

export type PaymentInput = z.infer<z.ZodObject<typeof paymentShape>>;

/** The company of the settings, else its stand-in, else nobody. */
export function readPayment(given: PaymentInput, sandbox: SandboxSettings, place: PartnerPlace): PaymentSettings {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey, TOSS_WINDOW_ORIGINS: windowOrigins } = given;
  if (clientKey !== undefined && secretKey !== undefined) {
    return {
      apiUrl: given.TOSS_API_URL ?? API_URL,
      sdkUrl: given.TOSS_SDK_URL ?? SDK_URL,
      windowOrigins,
      clientKey,
      secretKey,
    };
  }
  if (sandbox === null) return null;
  const { payment } = sandbox.ports;
  return {
    apiUrl: `http://${partnerAddresses.reachable(sandbox.host)}:${payment}`,
    sdkUrl: `http://${new URL(place.origin).hostname}:${payment}/v2/standard`,
    windowOrigins,
    ...sandboxPayment,
  };
}

/** Reasons not to start. @param live whether real people may pay: then no test key and no stand-in may be near */
export function paymentProblems(given: PaymentInput, live: boolean): string[] {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = given;
  const problems: string[] = [];
  if ((clientKey === undefined) !== (secretKey === undefined)) {
    problems.push('결제 설정이 모자라요. TOSS_CLIENT_KEY와 TOSS_SECRET_KEY를 함께 정해 주세요.');
  }
  const kinds = [kindOf(clientKey, CLIENT_KEY), kindOf(secretKey, SECRET_KEY)];
  if (kinds.includes('wrong')) {
    problems.push('TOSS_CLIENT_KEY와 TOSS_SECRET_KEY는 API 개별 연동 키(_ck_, _sk_)여야 해요.');
  } else if (kinds[0] !== undefined && kinds[1] !== undefined && kinds[0] !== kinds[1]) {
    problems.push('TOSS_CLIENT_KEY와 TOSS_SECRET_KEY 가운데 하나만 시험용 키예요. 짝이 맞는 키로 정해 주세요.');
  } else if (live && kinds.includes('test')) {
    problems.push(
      '실제 운영에서는 시험용 결제 키(test_)를 쓸 수 없어요. TOSS_CLIENT_KEY와 TOSS_SECRET_KEY를 바꿔 주세요.',
    );
  }
  if (!live) return problems;
  for (const key of ['TOSS_API_URL', 'TOSS_SDK_URL'] as const) {
    const address = given[key];
    if (address !== undefined && !isReal(address)) {
      problems.push(
        `${withJosa(key, '이/가')} 실제 결제 회사의 주소가 아니에요. https로 시작하는 실제 주소로 바꿔 주세요.`,
      );
    }
  }
  return problems;
}

function kindOf(key: string | undefined, pattern: RegExp): 'test' | 'live' | 'wrong' | undefined {
  if (key === undefined) return undefined;
  const [, kind] = pattern.exec(key) ?? [];
  return kind === 'test' || kind === 'live' ? kind : 'wrong';
}

/** Our secret key and the buyers' cards go to the company itself and nowhere else. */
function isReal(address: string): boolean {
  const { protocol, hostname, port, username } = new URL(address);
  const own = hostname.endsWith('.tosspayments.com') && !partnerAddresses.isLoopback(address);
  return protocol === 'https:' && own && port === '' && username === '';
}
