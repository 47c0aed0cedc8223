import { fireEvent, screen } from '@testing-library/react';
import type { PolicyDocument } from '#contract/policy.ts';
import type { InstitutionItem, SignUpState } from '#contract/signUp.ts';
import { signUpMachine, signUpScreen } from '#domain/account/signUpMachine.ts';
import { Guard } from '../app/Guard.tsx';
import { SignUpFlow } from '../features/sign-up/SignUpFlow.tsx';
import { type Answers, createTestServices } from './createTestServices.ts';
import { renderShell } from './renderShell.tsx';

export const academy: InstitutionItem = {
  academyNo: 3,
  name: '푸른바다 독서학원',
  address: '서울시',
  needsApproval: false,
};

const document = (code: PolicyDocument['code'], title: string, required: boolean): PolicyDocument => ({
  code,
  version: 2,
  title,
  summary: `${title}을 쉽게 말하면 이래요.`,
  required,
  content: '## 제1조',
  effectiveFrom: '2026-01-01',
});

const documents = [document('SERVICE', '이용약관', true), document('MARKETING_SMS', '문자 소식', false)];

/** The server's answer on a sign-up at a step. */
export function stateAt(step: SignUpState['step'], kind: SignUpState['kind'] = 'SELF'): SignUpState {
  return {
    kind,
    step,
    screen: signUpScreen(kind, step),
    today: '2026-11-21',
    expiresAt: '2030-01-01T00:00:00.000Z',
    institution: null,
    guardian: step === 'CONSENT' ? { name: '김*호', mobileNo: '010-****-5678' } : null,
    documents: step === 'TERMS' || step === 'CONSENT' ? documents : [],
  };
}

const stepCalls = { TERMS: 'terms', WHO: 'who', VERIFY: 'identity/confirm', CONSENT: 'consent' } as const;

/** A server that lets everything pass. */
function goodAnswers(kind: SignUpState['kind']): Answers {
  const plan = signUpMachine[kind];
  const steps = plan.slice(0, -2).map(({ step }, index) => {
    const next = plan[index + 1]?.step ?? 'DONE';
    return [`POST /api/account/sign-ups/${stepCalls[step as keyof typeof stepCalls]}`, stateAt(next, kind)];
  });
  return {
    ...Object.fromEntries(steps),
    'POST /api/account/sign-ups': (body: unknown) => {
      const begun = (body as { kind: SignUpState['kind'] }).kind;
      return { ...stateAt('TERMS', begun), signUpToken: `token-${begun}` };
    },
    'GET /api/account/institutions': { items: [academy] },
    'POST /api/account/sign-ups/duplicates': { available: true },
  };
}

interface OpenOptions {
  kind?: SignUpState['kind'];
  site?: 'edu' | 'home';
  answers?: Answers;
  /** Where the sign-up of this tab stands; left out, there is none. */
  at?: SignUpState['step'];
  /** What this tab kept besides. */
  kept?: object;
  /** How the page was come to: loaded again a moment after it was left, or fresh. */
  by?: 'reload' | 'navigate';
  address?: string;
}

/** Draws the sign-up as a visitor finds it. */
export function openSignUp(options: OpenOptions = {}) {
  const { kind = 'SELF', site = 'edu', answers = {}, at, kept = {}, by = 'reload', address } = options;
  // jsdom keeps no list of how a page was loaded.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type: by }] });
  const services = createTestServices({
    site,
    answers: {
      ...goodAnswers(kind),
      ...(at ? { 'POST /api/account/sign-ups/state': stateAt(at, kind) } : {}),
      ...answers,
    },
  });
  if (at) {
    const nothing = { institution: null, joinCode: null, guardianName: '', guardianMobileNo: '', relation: null };
    const form = { accountId: '', name: '', gender: null, email: '', mobileNo: '', schoolName: '', schoolGrade: '' };
    const value = { kind, signUpToken: 'kept', leftAt: Date.now(), birthday: '', ...nothing, ...form, ...kept };
    sessionStorage.setItem('chaekbada.sign-up', JSON.stringify({ version: 1, value }));
  }
  const flow = (
    <Guard>
      <SignUpFlow />
    </Guard>
  );
  return { services, ...renderShell(flow, services, address ?? '/login/sign-up') };
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

export function type(label: string, value: string): HTMLElement {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  return field;
}

export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The body of the last call of that path. */
export function lastBody(services: { requests: string[]; bodies: unknown[] }, path: string): unknown {
  return services.bodies[services.requests.lastIndexOf(`POST /api/account/sign-ups${path}`)];
}
