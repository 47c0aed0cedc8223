import * as z from 'zod/mini';
import type { SignUpState } from '#contract/signUp.ts';
import { createPersisted } from '../../lib/persisted/createPersisted.ts';
import { SIGN_UP_DRAFT_KEY } from '../../lib/persisted/draftKeys.ts';

const text = z.string();

const institution = z.object({
  academyNo: z.int(),
  name: text,
  address: z.nullable(text),
  needsApproval: z.boolean(),
  className: z.nullish(text),
});

/** What was typed so far. No password is ever among it. */
const draft = z.object({
  kind: z.nullable(z.enum(['SELF', 'GUARDIAN'])),
  signUpToken: z.nullable(text),
  /** When the page went while it showed this sign-up, milliseconds UTC; null since it came back. */
  leftAt: z._default(z.nullable(z.int()), null),
  /** `YYYYMMDD`, or as far as it was typed. */
  birthday: text,
  institution: z.nullable(institution),
  /** The code that led to the institution, when it was found that way. */
  joinCode: z.nullable(text),
  guardianName: text,
  guardianMobileNo: text,
  relation: z.nullable(z.enum(['MOTHER', 'FATHER', 'OTHER'])),
  accountId: text,
  name: text,
  gender: z.nullable(z.enum(['MEN', 'WOMEN'])),
  email: text,
  mobileNo: text,
  schoolName: text,
  schoolGrade: text,
});
export type SignUpDraftValues = z.output<typeof draft>;

const nothing: SignUpDraftValues = {
  kind: null,
  signUpToken: null,
  leftAt: null,
  birthday: '',
  institution: null,
  joinCode: null,
  guardianName: '',
  guardianMobileNo: '',
  relation: null,
  accountId: '',
  name: '',
  gender: null,
  email: '',
  mobileNo: '',
  schoolName: '',
  schoolGrade: '',
};

const noGuardian = { guardianName: '', guardianMobileNo: '', relation: null } as const;

export interface SignUpDraft {
  read(): SignUpDraftValues;
  change(part: Partial<SignUpDraftValues>): void;
  /** Forgets what neither this step nor a later one asks for. */
  reach(step: SignUpState['step']): void;
  forget(): void;
}

/** Keeps a sign-up over a reload and over the way to the identity window and back. */
export function createSignUpDraft(tabStorage: Storage): SignUpDraft {
  const kept = createPersisted(tabStorage, { key: SIGN_UP_DRAFT_KEY, version: 1, schema: draft, defaults: nothing });
  // A browser that refuses to keep things still goes through the steps.
  let now = kept.read();
  const write = (next: SignUpDraftValues) => {
    now = next;
    kept.write(next);
  };
  return {
    read: () => now,
    change: (part) => write({ ...now, ...part }),
    reach(step) {
      if (step === 'DONE') write({ ...nothing, kind: now.kind, signUpToken: now.signUpToken });
      if (step === 'CONSENT' || step === 'FORM') write({ ...now, ...noGuardian });
    },
    forget: () => write(nothing),
  };
}
