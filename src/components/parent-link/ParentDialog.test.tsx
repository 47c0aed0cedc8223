import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ParentShare } from '#contract/parentShare.ts';
import type { OwnShareScope, ShareScope } from '#domain/account/shareScopes.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { ParentDialog } from './ParentDialog.tsx';

const SHARES = '/api/account/parent-shares/me';
const when = '2026-11-20T03:00:00.000Z';
const share = (scope: ShareScope | null): ParentShare => ({
  shareNo: 1,
  label: '',
  scope,
  shareKey: `key-${scope}`,
  createdAt: when,
  expiresAt: when,
  lastOpenedAt: null,
});

function open(scope: OwnShareScope, kept: (ShareScope | null)[]) {
  const list = (items: ParentShare[]) => ({ items, latestBookNo: 1042 });
  const services = createTestServices({
    signedIn: true,
    answers: {
      [`GET ${SHARES}`]: list(kept.map(share)),
      [`POST ${SHARES}`]: () => {
        services.answers[`GET ${SHARES}`] = list([share(scope), ...kept.map(share)]);
        return share(scope);
      },
    },
  });
  renderShell(
    <ParentDialog scope={scope} description="무엇을 볼 수 있는지" hrefOf={(key) => `/to/${key}`} onClose={() => {}} />,
    services,
  );
  return services;
}

const address = () => screen.findByLabelText<HTMLInputElement>('부모님 링크 주소');

it('hands out the link that was made for the same, not a newer one for something else', async () => {
  open('MISSION', [null, 'HOME', 'DIAGNOSIS', 'MISSION']);
  expect((await address()).value).toMatch(/\/to\/key-MISSION$/);
});

it('makes one for this where the others open something else', async () => {
  const services = open('DIAGNOSIS', [null, 'HOME', 'MISSION']);
  fireEvent.click(await screen.findByRole('button', { name: '링크 만들기' }));
  expect((await address()).value).toMatch(/\/to\/key-DIAGNOSIS$/);
  expect(services.bodies).toContainEqual({ label: '부모님', scope: 'DIAGNOSIS' });
});
