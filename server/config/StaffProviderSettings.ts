import { z } from 'zod';
import type { SecondFactorRule } from '#domain/staff/countsAsBothFactors.ts';
import type { AddressRules } from '#domain/staff/judgeProviderAddress.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { partnerAddresses } from './partnerAddresses.ts';

/** A provider of accounts (OpenID Connect) that staff may sign in by. */
export interface StaffProviderSettings extends AddressRules {
  id: string;
  /** On the button: '○○교육청' of '○○교육청 계정으로 들어가기'. */
  name: string;
  clientId: string;
  clientSecret: string;
  sites: readonly ('edu' | 'school')[];
  secondFactor: SecondFactorRule;
}

const LIST = 'STAFF_OIDC';
const MOST = 10;
const ID = /^[a-z][a-z0-9]{0,19}$/;
/** Issuers of Microsoft that stand for every company at once: whoever has an account anywhere could claim any address. */
const EVERYBODYS = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i;

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');
const listed = z.string().transform(words);

const one = z.strictObject({
  name: z.string().trim().min(1).max(30),
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => URL.canParse(text) && new URL(text).search + new URL(text).hash === '',
      '주소 뒤에 ?나 #을 적지 않아요',
    )
    .refine((text) => !EVERYBODYS.test(text), '여러 회사가 함께 쓰는 주소예요. 기관의 테넌트 주소를 적어 주세요'),
  clientId: z.string().min(1).max(300),
  clientSecret: z.string().min(1).max(1000),
  emailClaim: z
    .string()
    .regex(/^[\w:/.-]{1,100}$/, '영문과 숫자로 적어 주세요')
    .default('email'),
  emails: z.enum(['verified', 'own']).default('verified'),
  domains: listed
    .pipe(
      z.array(
        z
          .string()
          .toLowerCase()
          .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, '@ 뒤의 도메인만 적어 주세요'),
      ),
    )
    .default([]),
  sites: listed.pipe(z.array(z.enum(['edu', 'school'])).min(1)).default(['edu', 'school']),
  secondFactor: z
    .string()
    .transform(readFactorRule)
    .pipe(z.custom<SecondFactorRule>((rule) => rule !== null, 'ours, theirs, 또는 amr mfa처럼 적어 주세요'))
    .default({ kind: 'OURS' }),
});

function readFactorRule(text: string): SecondFactorRule | null {
  const [first, ...values] = words(text);
  if (first === 'ours' && values.length === 0) return { kind: 'OURS' };
  if (first === 'theirs' && values.length === 0) return { kind: 'THEIRS' };
  if ((first === 'amr' || first === 'acr') && values.length > 0) return { kind: 'CLAIM', claim: first, values };
  return null;
}

/**
 * `STAFF_OIDC` lists the providers; `STAFF_OIDC_<ID>_…` describes each. `problems` are reasons not to start: a way in that
 * was set up by half must not look as if it were closed.
 *
 * @param live whether real people may join
 */
export function readStaffProviders(
  env: Readonly<Record<string, string | undefined>>,
  live: boolean,
): { staffProviders: StaffProviderSettings[]; problems: string[] } {
  const ids = words(env[LIST] ?? '');
  const problems: string[] = [];
  if (ids.length > MOST) problems.push(`${LIST}에는 ${MOST}개까지 적을 수 있어요.`);
  if (new Set(ids).size < ids.length) problems.push(`${LIST}에 같은 이름이 두 번 있어요.`);
  for (const id of ids.filter((each) => !ID.test(each)))
    problems.push(
      `${LIST}의 ${withJosa(`‘${id}’`, '은/는')} 쓸 수 없는 이름이에요. 영문 소문자로 시작해 소문자와 숫자로 적어 주세요.`,
    );
  const prefixes = ids.map(prefixOf);
  const stray = Object.keys(env).filter(
    (key) => key.startsWith(`${LIST}_`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  for (const key of stray)
    problems.push(`${withJosa(key, '은/는')} ${LIST}에 없는 제공자의 설정이에요. ${LIST}에 먼저 적어 주세요.`);
  if (problems.length > 0) return { staffProviders: [], problems };
  const read = ids.map((id) => readOne(env, id, live));
  return {
    staffProviders: read.flatMap(({ provider }) => (provider === null ? [] : [provider])),
    problems: read.flatMap((each) => each.problems),
  };
}

const prefixOf = (id: string) => `${LIST}_${id.toUpperCase()}_`;

function readOne(
  env: Readonly<Record<string, string | undefined>>,
  id: string,
  live: boolean,
): { provider: StaffProviderSettings | null; problems: string[] } {
  const prefix = prefixOf(id);
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[camel(key.slice(prefix.length)), value]] : [],
    ),
  );
  const parsed = one.safeParse(given, { error: z.locales.ko().localeError });
  if (!parsed.success)
    return { provider: null, problems: parsed.error.issues.flatMap((issue) => describe(prefix, given, issue)) };
  const { data } = parsed;
  const problems: string[] = [];
  const { protocol } = new URL(data.issuer);
  if (protocol !== 'https:' && (live || !partnerAddresses.isLoopback(data.issuer)))
    problems.push(`${prefix}ISSUER: https로 시작하는 주소를 적어 주세요. 계정의 비밀이 그대로 지나가요.`);
  if (data.emails === 'own' && data.domains.length === 0)
    problems.push(`${prefix}EMAILS가 own이면 그 제공자의 도메인(${prefix}DOMAINS)도 정해 주세요.`);
  const provider: StaffProviderSettings = {
    id,
    name: data.name,
    issuer: data.issuer,
    clientId: data.clientId,
    clientSecret: data.clientSecret,
    emailClaim: data.emailClaim,
    emails: data.emails === 'own' ? 'OWN' : 'VERIFIED',
    domains: data.domains,
    sites: data.sites,
    secondFactor: data.secondFactor,
  };
  return { provider, problems };
}

/** `CLIENT_ID` → `clientId`, and back. */
const camel = (key: string) => key.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

function describe(prefix: string, given: Record<string, unknown>, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${prefix}${snake(key)}: 모르는 설정이에요. 철자를 확인해 주세요.`);
  const key = String(issue.path[0]);
  const name = `${prefix}${snake(key)}`;
  return [given[key] === undefined ? `${name} 값도 정해 주세요.` : `${name}: ${issue.message}`];
}
