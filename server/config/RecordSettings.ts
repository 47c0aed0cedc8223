import { z } from 'zod';
import { partnerAddresses } from './partnerAddresses.ts';

/** Where learning records may be sent (xAPI), or null: nowhere. */
export type RecordSettings = {
  /** Without a slash at its end; `/statements` follows. */
  endpoint: string;
  key: string;
  secret: string;
  /** Institutions that may send; a director switches it on for each. */
  institutions: readonly number[];
  /** Who gets them, as directors read it and as it is posted at the customer service. */
  recipient: string;
  version: '1.0.3' | '2.0.0';
} | null;

const numbers = z
  .string()
  .regex(/^\d{1,9}(?:\s*,\s*\d{1,9})*$/, '기관 번호를 쉼표로 나누어 적어 주세요')
  .transform((text) => text.split(',').map(Number));

/** Settings of sending learning records. */
export const recordShape = {
  XAPI_ENDPOINT: partnerAddresses.web.optional(),
  XAPI_KEY: z.string().min(1).max(200).optional(),
  XAPI_SECRET: z.string().min(1).max(500).optional(),
  XAPI_INSTITUTIONS: numbers.optional(),
  XAPI_RECIPIENT: z.string().trim().min(2).max(80).optional(),
  XAPI_VERSION: z.enum(['1.0.3', '2.0.0']).default('1.0.3'),
} as const;

export type RecordInput = z.infer<z.ZodObject<typeof recordShape>>;

export function readRecords(given: RecordInput): RecordSettings {
  const { XAPI_ENDPOINT: endpoint, XAPI_KEY: key, XAPI_SECRET: secret } = given;
  const { XAPI_INSTITUTIONS: institutions, XAPI_RECIPIENT: recipient } = given;
  const isComplete = endpoint !== undefined && key !== undefined && secret !== undefined;
  if (!isComplete || institutions === undefined || recipient === undefined) return null;
  const base = endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint;
  return { endpoint: base, key, secret, institutions, recipient, version: given.XAPI_VERSION };
}

/** Reasons not to start. @param live whether real people may join: then records go by https alone */
export function recordProblems(given: RecordInput, live: boolean): string[] {
  const keys = ['XAPI_ENDPOINT', 'XAPI_KEY', 'XAPI_SECRET', 'XAPI_INSTITUTIONS', 'XAPI_RECIPIENT'] as const;
  const missing = keys.filter((key) => given[key] === undefined);
  const problems: string[] = [];
  if (missing.length > 0 && missing.length < keys.length) {
    problems.push(`학습 기록 보내기 설정이 모자라요. ${missing.join(', ')} 값도 정해 주세요.`);
  }
  if (live && given.XAPI_ENDPOINT !== undefined && !given.XAPI_ENDPOINT.startsWith('https:')) {
    problems.push('XAPI_ENDPOINT는 https로 시작하는 주소여야 해요. 학습 기록은 암호화해서만 보내요.');
  }
  return problems;
}
