import { z } from 'zod';
import { withJosa } from '#domain/text/withJosa.ts';
import { type PaymentSettings, paymentProblems, paymentShape, readPayment } from './PaymentSettings.ts';
import { partnerAddresses } from './partnerAddresses.ts';
import { perName } from './perName.ts';
import { type RecordSettings, readRecords, recordProblems, recordShape } from './RecordSettings.ts';
import { sandboxIdentity } from './sandboxIdentity.ts';
import { readText, type TextSettings, textProblems, textShape } from './TextSettings.ts';

/** How mails leave, or null: they wait in the outbox. */
export type MailSettings = { smtpUrl: string; from: string } | null;

/** The verifier of guardians, or null: nobody can be verified. */
export type IdentitySettings = {
  apiUrl: string;
  sdkUrl: string;
  /** Further origins that the verifier's script loads from or shows in frames. */
  windowOrigins: string[];
  apiSecret: string;
  storeId: string;
  channelKey: string;
  /** Whether a verification through a test channel verifies nobody. */
  requireLive: boolean;
} | null;

/** Where the local stand-ins listen, or null where there are none. */
export type SandboxSettings = { host: string; ports: Record<SandboxPort, number> } | null;

const sandboxPorts = ['identity', 'inbox', 'smtp', 'payment', 'control'] as const;
type SandboxPort = (typeof sandboxPorts)[number];

export interface Partners {
  mail: MailSettings;
  text: TextSettings;
  identity: IdentitySettings;
  payment: PaymentSettings;
  records: RecordSettings;
  sandbox: SandboxSettings;
}

export const DEFAULT_SANDBOX_PORTS = 'identity=3010,inbox=3011,smtp=3012,payment=3013,control=3014';
const SANDBOX_HOST = '127.0.0.1';
const SANDBOX_FROM = '책바다 <no-reply@chaekbada.localhost>';

const { web: webAddress, reachable, isLoopback } = partnerAddresses;
const port = z.coerce.number<number>().int().min(1).max(65_535);

/** Settings of mail, identity verification, payment and their local stand-ins. */
export const partnerShape = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  PORTONE_API_SECRET: z.string().optional(),
  PORTONE_STORE_ID: z.string().optional(),
  PORTONE_CHANNEL_KEY: z.string().optional(),
  PORTONE_API_URL: webAddress.optional(),
  PORTONE_SDK_URL: webAddress.optional(),
  PORTONE_WINDOW_ORIGINS: partnerAddresses.origins,
  ...textShape,
  ...paymentShape,
  ...recordShape,
  SANDBOX_PORTS: perName(sandboxPorts, port, DEFAULT_SANDBOX_PORTS)
    .refine((ports) => new Set(Object.values(ports)).size === sandboxPorts.length, '포트가 서로 달라야 해요')
    .prefault(DEFAULT_SANDBOX_PORTS),
} as const;

export type PartnerInput = z.infer<z.ZodObject<typeof partnerShape>>;

export interface PartnerPlace {
  /** Whether real people may join: then nothing may talk to a stand-in. */
  live: boolean;
  /** Whether the stand-ins run. */
  sandbox: boolean;
  /** The address to listen at, when one was given. */
  host: string | undefined;
  /** Origin that a browser opens the product at; the stand-ins are found at the same host. */
  origin: string;
}

/** Fills what was left out with the addresses of the stand-ins; `problems` are reasons not to start. */
export function readPartners(given: PartnerInput, place: PartnerPlace): { partners: Partners; problems: string[] } {
  const sandbox: SandboxSettings = place.sandbox
    ? { host: place.host ?? SANDBOX_HOST, ports: given.SANDBOX_PORTS }
    : null;
  const mail = readMail(given, sandbox);
  const text = readText(given, sandbox);
  const identity = readIdentity(given, sandbox, place);
  const payment = readPayment(given, sandbox, place);
  return {
    partners: { mail, text, identity, payment, records: readRecords(given), sandbox },
    problems: [
      ...incomplete(given),
      ...textProblems(given, place.live),
      ...paymentProblems(given, place.live),
      ...recordProblems(given, place.live),
      ...(place.live ? standIns(given, place.sandbox) : []),
    ],
  };
}

function readMail(given: PartnerInput, sandbox: SandboxSettings): MailSettings {
  if (given.SMTP_URL !== undefined) return { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM ?? '' };
  if (sandbox === null) return null;
  return { smtpUrl: `smtp://${reachable(sandbox.host)}:${sandbox.ports.smtp}`, from: given.MAIL_FROM ?? SANDBOX_FROM };
}

function readIdentity(given: PartnerInput, sandbox: SandboxSettings, place: PartnerPlace): IdentitySettings {
  const { PORTONE_API_SECRET: apiSecret, PORTONE_STORE_ID: storeId, PORTONE_CHANNEL_KEY: channelKey } = given;
  const windowOrigins = given.PORTONE_WINDOW_ORIGINS;
  const requireLive = place.live;
  if (apiSecret !== undefined && storeId !== undefined && channelKey !== undefined) {
    return {
      apiUrl: given.PORTONE_API_URL ?? 'https://api.portone.io',
      sdkUrl: given.PORTONE_SDK_URL ?? 'https://cdn.portone.io/v2/browser-sdk.js',
      windowOrigins,
      apiSecret,
      storeId,
      channelKey,
      requireLive,
    };
  }
  if (sandbox === null) return null;
  const { identity } = sandbox.ports;
  return {
    apiUrl: `http://${reachable(sandbox.host)}:${identity}`,
    sdkUrl: `http://${new URL(place.origin).hostname}:${identity}/v2/browser-sdk.js`,
    windowOrigins,
    ...sandboxIdentity,
    requireLive,
  };
}

function incomplete(given: PartnerInput): string[] {
  const keys = ['PORTONE_API_SECRET', 'PORTONE_STORE_ID', 'PORTONE_CHANNEL_KEY'] as const;
  const missing = keys.filter((key) => given[key] === undefined);
  const problems: string[] = [];
  if (missing.length > 0 && missing.length < keys.length) {
    problems.push(`본인 인증 설정이 모자라요. ${missing.join(', ')} 값도 정해 주세요.`);
  }
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined) {
    problems.push('SMTP_URL을 정할 때는 보내는 사람(MAIL_FROM)도 정해 주세요.');
  }
  return problems;
}

/** Real people's data must never reach a stand-in. */
function standIns(given: PartnerInput, sandbox: boolean): string[] {
  if (sandbox) return ['체험용 대역(SANDBOX)은 실제 운영에서 쓸 수 없어요. SANDBOX=off로 바꿔 주세요.'];
  const { smtp, identity } = given.SANDBOX_PORTS;
  const isOwn = (address: string | undefined, port: number) =>
    address !== undefined && isLoopback(address) && new URL(address).port === String(port);
  const problems: string[] = [];
  if (isOwn(given.SMTP_URL, smtp)) problems.push('SMTP_URL이 체험용 편지함을 가리켜요. 실제 메일 서버로 바꿔 주세요.');
  for (const key of ['PORTONE_API_URL', 'PORTONE_SDK_URL'] as const) {
    const address = given[key];
    if (address !== undefined && (!address.startsWith('https:') || isOwn(address, identity))) {
      problems.push(`${withJosa(key, '이/가')} 체험용 주소예요. https로 시작하는 실제 주소로 바꿔 주세요.`);
    }
  }
  return problems;
}
