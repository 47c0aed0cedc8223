import { escapeHtml, page } from '../page.ts';
import { seoulTime } from './describePayment.ts';
import type { Dump } from './dumpStandIn.ts';
import type { PaymentRecord } from './PaymentRecord.ts';
import { presets } from './presets.ts';
import type { Webhooks } from './Webhooks.ts';

/** Rows of each list; the rest is in `POST /__emu/dump`. */
const SHOWN = 20;
const won = new Intl.NumberFormat('ko-KR');
const time = (at: number) => seoulTime(at).slice(0, 19).replace('T', ' ');

const STATUS: Record<PaymentRecord['status'], string> = {
  READY: '결제창이 열림',
  IN_PROGRESS: '구매자가 승인함 (아직 돈이 나가지 않음)',
  DONE: '결제됨',
  CANCELED: '모두 환불됨',
  PARTIAL_CANCELED: '일부 환불됨',
  ABORTED: '거절됨',
  EXPIRED: '시간이 지남',
};

interface Shown {
  dump: Dump;
  webhooks: Webhooks;
  /** What was picked last. */
  chosen: keyof typeof presets;
  /** What was just done. */
  notice?: string | undefined;
}

/** Where an operator or a test picks what the payment company does next. */
export function controlPage({ dump, webhooks, chosen, notice }: Shown): string {
  return page(
    '결제 회사 대역',
    `${notice === undefined ? '' : `<p class="notice" role="status">${escapeHtml(notice)}</p>`}
<p>책바다가 결제를 맡기는 회사의 체험용 대역이에요. 여기서 고른 상황은 다음 요청부터 일어나요.</p>
${scenarioForm(dump, dump.scenario.length === 0 ? 'fine' : chosen)}${clockForm(dump)}${webhookForm(webhooks)}
<h2>결제 ${dump.payments.length}건</h2>${payments(dump)}
<h2>요청 ${dump.requests.length}건</h2>${requests(dump)}`,
  );
}

function scenarioForm({ scenario }: Dump, chosen: keyof typeof presets): string {
  const choices = Object.entries(presets).map(
    ([name, { label, hint }]) =>
      `<label class="choice"><input type="radio" name="preset" value="${name}"${name === chosen ? ' checked' : ''}>` +
      `<span>${label}<span class="soft">${hint}</span></span></label>`,
  );
  const waiting =
    scenario.length === 0
      ? '<p class="soft">지금은 아무 문제도 일어나지 않아요.</p>'
      : `<p class="soft">아직 일어나지 않은 상황: ${scenario.length}개</p>`;
  return `<form method="post" action="/scenario" class="card"><fieldset><legend>다음에 일어날 일</legend>${choices.join('')}</fieldset>
${waiting}<button>정하기</button></form>`;
}

function clockForm({ now }: Dump): string {
  return `<h2>시계</h2><form method="post" action="/clock" class="card"><p>결제 회사의 시계: <b>${time(now)}</b></p>
<div class="row"><label style="flex:1">며칠 뒤로 옮길까요?<input type="text" inputmode="decimal" name="days" value="1"></label>
<button style="align-self:end">옮기기</button></div></form>`;
}

function webhookForm({ url, held }: Webhooks): string {
  return `<h2>웹훅</h2><form method="post" action="/webhooks" class="card"><p>보내는 곳: ${escapeHtml(url ?? '정하지 않았어요')}</p>
<p>${held ? '지금은 붙잡아 두고 있어요.' : '바뀐 것이 있으면 바로 보내요.'}</p>
<button class="plain" name="action" value="${held ? 'release' : 'hold'}">${held ? '붙잡아 둔 것 보내기' : '붙잡아 두기'}</button></form>`;
}

function payments({ payments: all }: Dump): string {
  if (all.length === 0) return '<p class="soft">아직 없어요.</p>';
  const rows = all
    .slice(-SHOWN)
    .reverse()
    .map(
      (held) =>
        `<li class="card"><b>${escapeHtml(held.orderName)}</b><dl><dt>상태</dt><dd>${STATUS[held.status]}</dd>
<dt>금액</dt><dd>${won.format(held.totalAmount)}원 (남은 금액 ${won.format(held.balanceAmount)}원)</dd>
<dt>주문 번호</dt><dd>${escapeHtml(held.orderId)}</dd><dt>때</dt><dd>${time(held.requestedAt)}</dd></dl></li>`,
    );
  return `<ul class="list">${rows.join('')}</ul>`;
}

function requests({ requests: all }: Dump): string {
  if (all.length === 0) return '<p class="soft">아직 없어요.</p>';
  const rows = all
    .slice(-SHOWN)
    .reverse()
    .map(
      ({ at, method, path, status, orderId }) =>
        `<li>${time(at)} · ${method} ${escapeHtml(path.split('?')[0]?.slice(0, 60) ?? '')} · <b>${status ?? '대답하지 않음'}</b>${orderId === null ? '' : ` · ${escapeHtml(orderId)}`}</li>`,
    );
  return `<ul class="card" style="list-style:none;margin:0">${rows.join('')}</ul>`;
}
