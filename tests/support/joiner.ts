import type { Agreement, PolicyCode } from '#contract/policy.ts';
import type { IdentityStart, SignUpDone, SignUpFormBody, SignUpState, StartedSignUp } from '#contract/signUp.ts';
import type { SiteName } from '#contract/site.ts';
import type { TestApp } from './buildTestApp.ts';
import type { TestAnswer } from './driveApp.ts';

export const GUARDIAN_PHONE = '01055556666';

/** A form that is accepted; a child of eleven or somebody of fourteen on the day where the fake clock starts. */
export function goodForm(kind: 'SELF' | 'GUARDIAN', changed: Partial<SignUpFormBody> = {}) {
  return {
    accountId: 'seastar1',
    password: 'wave+less42',
    passwordConfirmation: 'wave+less42',
    name: '이별빛',
    birthday: kind === 'SELF' ? '20120506' : '20150201',
    gender: null,
    email: kind === 'SELF' ? 'star@example.kr' : null,
    mobileNo: kind === 'SELF' ? '010-1111-2222' : null,
    schoolName: null,
    schoolGrade: kind === 'SELF' ? 'MIDDLE_2' : 'ELEMENTARY_5',
    ...changed,
  } satisfies Omit<SignUpFormBody, 'signUpToken'>;
}

/** Ticks every document of a step, but the codes named. */
export function agreeTo(documents: SignUpState['documents'], but: readonly PolicyCode[] = []): Agreement[] {
  return documents.map(({ code, version }) => ({ code, version, agreed: !but.includes(code) }));
}

/** Joins through the public door, step by step. */
export async function joiner(app: TestApp, kind: 'SELF' | 'GUARDIAN', site: SiteName = 'edu') {
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0' };
  const post = <T>(path: string, body: object): Promise<TestAnswer<T>> =>
    app.send<T>('POST', `/api/account/sign-ups${path}`, { site, body, headers });
  const started = await post<StartedSignUp>('', { kind });
  if (started.status !== 200) throw new Error(`the sign-up did not start: ${started.status} ${started.message}`);
  const { signUpToken } = started.data;
  const call = <T = SignUpState>(path: string, body: object = {}) => post<T>(path, { signUpToken, ...body });
  const birthday = goodForm(kind).birthday;

  const steps = {
    terms: () => call('/terms', { agreements: kind === 'SELF' ? agreeTo(started.data.documents) : [] }),
    async who() {
      if (site === 'home') return call('/who', { birthday });
      const found = await app.send<{ items: { academyNo: number }[] }>('GET', '/api/account/institutions', { site });
      return call('/who', { birthday, academyNo: found.data.items[0]?.academyNo });
    },
    openWindow: () =>
      call<IdentityStart>('/identity', {
        guardianName: '이보호',
        guardianMobileNo: GUARDIAN_PHONE,
        relation: 'MOTHER',
      }),
    /** Opens the window, lets somebody go through it, and has the server ask what came of it. */
    async verify(choice: Record<string, string> = {}) {
      const { data } = await steps.openWindow();
      const id = data.identityVerificationId;
      await app.sandbox.verify(id, { who: 'guardian', name: '이보호', phone: GUARDIAN_PHONE, ...choice });
      return steps.confirm(id);
    },
    confirm: (identityVerificationId: string) => call('/identity/confirm', { identityVerificationId }),
    async consent(but: readonly PolicyCode[] = []) {
      const { data } = await call('/state');
      return call('/consent', { agreements: agreeTo(data.documents, but) });
    },
    form: (changed: Partial<SignUpFormBody> = {}) => call<SignUpDone>('/form', goodForm(kind, changed)),
    state: () => call('/state'),
  };
  /** Goes on until the step; with FORM everything but the form itself is done. */
  async function until(step: SignUpState['step']): Promise<void> {
    const order: [SignUpState['step'], () => Promise<TestAnswer<unknown>>][] = [
      ['TERMS', steps.terms],
      ['WHO', steps.who],
      ['VERIFY', () => steps.verify()],
      ['CONSENT', () => steps.consent()],
      ['FORM', () => steps.form()],
    ];
    for (const [at, leave] of order) {
      if (at === step) return;
      if (kind === 'SELF' && (at === 'VERIFY' || at === 'CONSENT')) continue;
      const answer = await leave();
      if (answer.status !== 200) throw new Error(`${at}: ${answer.status} ${answer.message}`);
    }
  }
  return { ...steps, until, call, signUpToken, started: started.data };
}

export type Joiner = Awaited<ReturnType<typeof joiner>>;
