import { z } from 'zod';
import { partnerAddresses } from './partnerAddresses.ts';
import type { SandboxSettings } from './partners.ts';
import { sandboxText } from './sandboxText.ts';

/** The company that sends text messages, or null: no number can be proved. */
export type TextSettings = { apiUrl: string; apiKey: string; apiSecret: string; from: string } | null;

const API_URL = 'https://api.solapi.com';

/** Settings of text messages. */
export const textShape = {
  SOLAPI_API_KEY: z.string().optional(),
  SOLAPI_API_SECRET: z.string().optional(),
  SOLAPI_FROM: z
    .string()
    .transform((text) => text.replaceAll('-', ''))
    .pipe(z.string().regex(/^\d{8,11}$/, '보내는 전화번호를 숫자로 적어 주세요'))
    .optional(),
  SOLAPI_API_URL: partnerAddresses.web.optional(),
} as const;

export type TextInput = z.infer<z.ZodObject<typeof textShape>>;

/** The company of the settings, else its stand-in, else nobody. */
export function readText(given: TextInput, sandbox: SandboxSettings): TextSettings {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_FROM: from } = given;
  if (apiKey !== undefined && apiSecret !== undefined && from !== undefined) {
    return { apiUrl: given.SOLAPI_API_URL ?? API_URL, apiKey, apiSecret, from };
  }
  if (sandbox === null) return null;
  return { apiUrl: `http://${partnerAddresses.reachable(sandbox.host)}:${sandbox.ports.inbox}`, ...sandboxText };
}

/** Reasons not to start. @param live whether real people may join: then no stand-in may be near */
export function textProblems(given: TextInput, live: boolean): string[] {
  const keys = ['SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_FROM'] as const;
  const missing = keys.filter((key) => given[key] === undefined);
  const problems: string[] = [];
  if (missing.length > 0 && missing.length < keys.length) {
    problems.push(`문자 설정이 모자라요. ${missing.join(', ')} 값도 정해 주세요.`);
  }
  const url = given.SOLAPI_API_URL;
  if (live && url !== undefined && !url.startsWith('https:')) {
    problems.push('SOLAPI_API_URL이 실제 문자 회사의 주소가 아니에요. https로 시작하는 실제 주소로 바꿔 주세요.');
  }
  return problems;
}
