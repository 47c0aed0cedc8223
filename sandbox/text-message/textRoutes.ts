import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MINUTE } from '#domain/time/duration.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { sandboxText } from '#server/config/sandboxText.ts';
import { escapeHtml, page } from '../page.ts';
import type { TextInbox } from './TextInbox.ts';

const SIGNED = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\w{12,64}), signature=(\w{64})$/;
/** A signature is good for so long; in milliseconds. */
const FRESH = 15 * MINUTE;
const message = z.object({
  message: z.object({ to: z.string(), from: z.string(), text: z.string().min(1).max(2000) }),
});
const moods = z.strictObject({ mood: z.enum(['take', 'refuse', 'down']) });

/** POST /messages/v4/send of Solapi with its ways of refusing, a page to read what was sent, and JSON for tests. */
export function textRoutes(app: FastifyInstance, inbox: TextInbox, clock: () => number): void {
  app.post('/messages/v4/send', async (request, reply) => {
    if (inbox.mood === 'down') {
      reply.hijack();
      return request.raw.socket.destroy();
    }
    if (!isSigned(request.headers.authorization ?? '')) {
      return reply
        .code(401)
        .send({ errorCode: 'SignatureDoesNotMatch', errorMessage: '인증 정보가 올바르지 않습니다.' });
    }
    const parsed = message.safeParse(request.body);
    const { to = '', from = '', text = '' } = parsed.data?.message ?? {};
    if (!parsed.success || !/^\d{8,11}$/.test(to) || from !== sandboxText.from || inbox.mood === 'refuse') {
      return reply.code(400).send({ errorCode: 'ValidationError', errorMessage: '수신 번호가 올바르지 않습니다.' });
    }
    inbox.add({ from, to, text, receivedAt: clock() });
    return { statusCode: '2000', statusMessage: '정상 접수(이통사로 접수 예정)', to, from, type: 'SMS' };
  });

  app.get<{ Querystring: { to?: string } }>('/api/texts', async (request) => ({ texts: inbox.list(request.query.to) }));

  app.delete('/api/texts', async () => {
    inbox.clear();
    return { done: true };
  });

  app.post('/__emu/texts', async (request) => {
    inbox.mood = moods.parse(request.body).mood;
    return { done: true };
  });

  app.get<{ Querystring: { to?: string } }>('/texts', async (request, reply) => {
    const { to } = request.query;
    return reply.type('text/html; charset=utf-8').send(page('받은 문자', listPage(inbox, to)));
  });
}

function isSigned(header: string): boolean {
  const [, apiKey, date = '', salt = '', signature] = SIGNED.exec(header) ?? [];
  // The sender signs by the real clock, also where a test has its own.
  if (apiKey !== sandboxText.apiKey || Math.abs(Date.now() - Date.parse(date)) > FRESH) return false;
  return signature === createHmac('sha256', sandboxText.apiSecret).update(`${date}${salt}`).digest('hex');
}

function listPage(inbox: TextInbox, to: string | undefined): string {
  const items = inbox
    .list(to)
    .map(
      (text) =>
        `<li class="card"><p style="white-space:pre-wrap"><b>${escapeHtml(text.text)}</b></p>` +
        `<span class="soft">받는 번호 ${escapeHtml(text.to)} · ${formatDateTime(text.receivedAt)}</span></li>`,
    );
  return `<p class="soft">책바다가 보낸 문자가 실제로 나가지 않고 여기에 모여요. 책바다를 끄면 모두 사라져요. <a href="/">받은 편지함 보기</a></p>
<form method="get" action="/texts" class="row" style="margin:16px 0"><label style="flex:1 1 220px">받는 번호로 찾기
<input type="text" name="to" value="${escapeHtml(to ?? '')}" autocomplete="off" inputmode="tel"></label>
<button style="align-self:end">찾기</button></form>
${items.length > 0 ? `<ul class="list">${items.join('')}</ul>` : '<p class="card">아직 온 문자가 없어요. 내 정보에서 휴대전화를 확인해 보세요.</p>'}`;
}
