import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Agreement } from '#contract/policy.ts';
import type { StoredPolicy } from '#server/content/PolicyBook.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { NewConsent } from '#server/modules/account/public.ts';
import type { SignUpContext } from './SignUpContext.ts';

const stored = z.array(
  z.object({
    docCode: z.string(),
    docVersion: z.int(),
    docSha256: z.string(),
    required: z.boolean(),
    agreed: z.boolean(),
    ipHmac: z.string().nullable(),
    agentHash: z.string().nullable(),
    agreedAt: z.number(),
  }),
);

/** What was ticked, as it waits in the sign-up for the account that it will belong to. */
export const agreements = {
  /** @throws AppError INVALID_INPUT unless every document shown, in its current version, was answered once */
  read(context: SignUpContext, documents: readonly StoredPolicy[], given: readonly Agreement[]): NewConsent[] {
    const answered = new Map(given.map(({ code, version, agreed }) => [`${code} ${version}`, agreed]));
    const complete = documents.every(({ code, version }) => answered.has(`${code} ${version}`));
    if (!complete || given.length !== documents.length) {
      const reason = '약관이 새로 바뀌었습니다. 화면을 새로 고쳐 다시 읽고 동의해 주십시오.';
      throw new AppError('INVALID_INPUT', { fields: { agreements: reason } });
    }
    const mark = {
      ipHmac: context.secrets.hmac('ip', context.visitor.address),
      agentHash: createHash('sha256').update(context.agent).digest('base64url'),
      agreedAt: context.now,
    };
    return documents.map(({ code, version, sha256, required }) => ({
      docCode: code,
      docVersion: version,
      docSha256: sha256,
      required,
      agreed: answered.get(`${code} ${version}`) === true,
      ...mark,
    }));
  },

  requiredAgreed: (consents: readonly NewConsent[]): boolean =>
    consents.every(({ required, agreed }) => agreed || !required),

  write: (consents: readonly NewConsent[]): string => JSON.stringify(consents),

  parse: (text: string): NewConsent[] => stored.parse(JSON.parse(text)),
};
