import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { fontFaces } from '../fontFaces.ts';
import { escapeHtml, page } from '../page.ts';
import type { Inbox, ReceivedMail } from './Inbox.ts';

/** What a mail may do when it is shown: nothing but open its links in a new tab. */
const MAIL_RULES =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:";
const moods = z.strictObject({ mood: z.enum(['take', 'refuse', 'busy']) });

/** The inbox to look at, and as JSON for tests. */
export function inboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get<{ Querystring: { to?: string } }>('/api/mails', async (request) => ({ mails: inbox.list(request.query.to) }));

  app.delete('/api/mails', async () => {
    inbox.clear();
    return { done: true };
  });

  app.post('/__emu/smtp', async (request) => {
    inbox.mood = moods.parse(request.body).mood;
    return { done: true };
  });

  app.get<{ Querystring: { to?: string } }>('/', async (request, reply) => {
    const { to } = request.query;
    return reply.type('text/html; charset=utf-8').send(page('받은 편지함', listPage(inbox.list(to || undefined), to)));
  });

  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    const mail = inbox.find(Number(request.params.id));
    reply.code(mail ? 200 : 404).type('text/html; charset=utf-8');
    return reply.send(mail ? page(mail.subject || '(제목 없음)', mailPage(mail)) : page('편지가 없어요', missing));
  });

  app.get<{ Params: { id: string } }>('/mails/:id/html', async (request, reply) => {
    const mail = inbox.find(Number(request.params.id));
    reply
      .code(mail ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_RULES);
    return reply.send(`<base target="_blank"><style>${fontFaces('Pretendard')}</style>${mail?.html ?? ''}`);
  });
}

const missing = '<p>지워졌거나 책바다를 다시 켠 뒤라 없어졌어요.</p><p><a class="button" href="/">편지함으로</a></p>';

function listPage(mails: readonly ReceivedMail[], to: string | undefined): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/mails/${mail.id}"><b>${escapeHtml(mail.subject || '(제목 없음)')}</b>` +
      `<span class="soft">받는 사람 ${escapeHtml(mail.to.join(', '))} · ${formatDateTime(mail.receivedAt)}</span></a></li>`,
  );
  return `<p class="soft">책바다가 보낸 메일이 실제로 나가지 않고 여기에 모여요. 책바다를 끄면 모두 사라져요. <a href="/texts">받은 문자 보기</a></p>
<form method="get" action="/" class="row" style="margin:16px 0"><label style="flex:1 1 220px">받는 사람으로 찾기
<input type="text" name="to" value="${escapeHtml(to ?? '')}" autocomplete="off" spellcheck="false" inputmode="email"></label>
<button style="align-self:end">찾기</button></form>
${items.length > 0 ? `<ul class="list">${items.join('')}</ul>` : '<p class="card">아직 온 편지가 없어요. 회원가입이나 비밀번호 찾기를 해 보세요.</p>'}`;
}

function mailPage(mail: ReceivedMail): string {
  return `<div class="card"><dl><dt>보낸 사람</dt><dd>${escapeHtml(mail.from)}</dd><dt>받는 사람</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>받은 때</dt><dd>${formatDateTime(mail.receivedAt)}</dd></dl>
<iframe title="편지 내용" src="/mails/${mail.id}/html"></iframe>
<details><summary>글자로만 보기</summary><pre>${escapeHtml(mail.text)}</pre></details></div>
<p style="margin-top:16px"><a class="button" href="/">편지함으로</a></p>`;
}
