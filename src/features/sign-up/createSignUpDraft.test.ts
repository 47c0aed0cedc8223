import { expect, it } from 'vitest';
import { createSignUpDraft } from './createSignUpDraft.ts';

it('outlives a reload and forgets on request', () => {
  const draft = createSignUpDraft(sessionStorage);
  draft.change({ kind: 'SELF', signUpToken: 't', name: '김바다' });
  draft.change({ birthday: '20120302' });
  expect(createSignUpDraft(sessionStorage).read()).toMatchObject({
    kind: 'SELF',
    signUpToken: 't',
    name: '김바다',
    birthday: '20120302',
  });
  draft.forget();
  expect(createSignUpDraft(sessionStorage).read()).toMatchObject({ kind: null, signUpToken: null, name: '' });
});

it('goes on in a browser that keeps nothing', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  const draft = createSignUpDraft(refusing);
  draft.change({ name: '김바다' });
  draft.change({ birthday: '20120302' });
  expect(draft.read()).toMatchObject({ name: '김바다', birthday: '20120302' });
});
