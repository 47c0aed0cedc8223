import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sandboxIdentity } from '#server/config/sandboxIdentity.ts';
import { page } from '../page.ts';
import { browserScript } from './browserScript.ts';
import { choice, outcomeOf } from './outcomeOf.ts';
import type { Verifications } from './Verifications.ts';
import { windowPage } from './windowPage.ts';

const opened = z.object({
  storeId: z.literal(sandboxIdentity.storeId),
  identityVerificationId: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
  channelKey: z.literal(sandboxIdentity.channelKey),
  redirectUrl: z.url({ protocol: /^https?$/ }),
});
const query = opened.extend({ fullName: z.string().default(''), phoneNumber: z.string().default('') });
const answered = opened.extend({ ...choice.shape, action: z.enum(['done', 'close']) });

/** The browser's side: the script, the window, and the way back. */
export function windowRoutes(app: FastifyInstance, verifications: Verifications, clock: () => number): void {
  app.get('/v2/browser-sdk.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(browserScript),
  );

  app.get('/identity-window', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    reply.type('text/html; charset=utf-8');
    if (!parsed.success) return reply.code(400).send(wrongRequest());
    const { identityVerificationId: id, storeId, channelKey } = parsed.data;
    verifications.open({ id, storeId, channelKey, requestedAt: clock() });
    return reply.send(windowPage(parsed.data));
  });

  app.post('/identity-window', async (request, reply) => {
    const parsed = answered.safeParse(request.body);
    if (!parsed.success) return reply.code(400).type('text/html; charset=utf-8').send(wrongRequest());
    const { action, redirectUrl, identityVerificationId: id, storeId, channelKey, ...chosen } = parsed.data;
    verifications.open({ id, storeId, channelKey, requestedAt: clock() });
    const back = new URL(redirectUrl);
    back.searchParams.set('identityVerificationId', id);
    const trouble = action === 'close' ? CLOSED : decide(chosen);
    if (trouble !== null) {
      back.searchParams.set('code', trouble.code);
      back.searchParams.set('message', trouble.message);
    }
    return reply.redirect(back.href, 303);

    function decide(picked: typeof chosen) {
      const outcome = outcomeOf(picked, clock());
      if (!verifications.decide(id, outcome)) return ALREADY;
      return outcome.status === 'FAILED' ? FAILED : null;
    }
  });
}

const CLOSED = { code: 'IDENTITY_VERIFICATION_CANCELLED', message: '사용자가 인증을 취소하였습니다.' };
const FAILED = { code: 'IDENTITY_VERIFICATION_FAILED', message: '본인인증에 실패하였습니다.' };
const ALREADY = { code: 'IDENTITY_VERIFICATION_ALREADY_VERIFIED', message: '이미 완료된 본인인증입니다.' };

const wrongRequest = () =>
  page(
    '인증 창을 열 수 없어요',
    '<p class="card">요청에 빠지거나 잘못된 값이 있어요. 앞 화면으로 돌아가 다시 해 주세요.</p>',
  );
