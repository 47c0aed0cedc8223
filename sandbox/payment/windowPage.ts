import { escapeHtml, page } from '../page.ts';
import { cards } from './cards.ts';
import type { OpenedWindow } from './windowRoutes.ts';

const won = new Intl.NumberFormat('ko-KR');

/** The window in which a buyer pays or registers a card; here one picks a card and how it ends. */
export function windowPage(window: OpenedWindow, paymentKey: string | undefined): string {
  const hidden = Object.entries({ ...window, paymentKey }).flatMap(([name, value]) =>
    value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`],
  );
  const choices = Object.entries(cards).map(
    ([name, { label, hint, card }], index) =>
      `<label class="choice"><input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''}>` +
      `<span><b>${label}</b><span class="soft">${escapeHtml(card.number)}</span><span class="soft">${hint}</span></span></label>`,
  );
  const what =
    window.kind === 'PAYMENT'
      ? `<dl><dt>상품</dt><dd>${escapeHtml(window.orderName)}</dd><dt>결제 금액</dt><dd><b>${won.format(window.amount)}원</b></dd></dl>`
      : '<p>다음 결제부터 쓸 카드를 등록해요. 지금은 돈이 나가지 않아요.</p>';
  const target = window.frame === '1' ? ' target="_top"' : '';
  const close = window.frame === '1' ? ' formtarget="_self"' : '';
  return page(
    window.kind === 'PAYMENT' ? '카드 결제' : '카드 등록',
    `<p class="notice">체험용 결제창이에요. 실제 카드사에 묻지 않고, 돈은 나가지 않아요.</p>
<form method="post" action="/window" class="card"${target}>${hidden.join('')}
${what}
<fieldset><legend>어떤 카드로 할까요?</legend>${choices.join('')}</fieldset>
<button name="action" value="approve" style="width:100%">${window.kind === 'PAYMENT' ? '결제하기' : '등록하기'}</button>
<div class="row" style="margin-top:12px"><button class="plain" name="action" value="cancel" style="flex:1">취소하기</button>
<button class="plain" name="action" value="close"${close} style="flex:1">창 닫기</button></div>
<details><summary>다른 일이 생기게 하기</summary><div class="grid">
${button('decline', '카드사가 인증 거절하기')}${button('wrong-card', '카드 번호 틀리기')}${button('expire', '시간이 지난 뒤 돌아가기')}
</div></details></form>`,
  );
}

const button = (action: string, label: string) =>
  `<button class="plain" name="action" value="${action}">${label}</button>`;

/** @param framed whether a page of the shop shows it; that page then takes the frame away */
export function closedPage(framed: boolean): string {
  const text = framed
    ? '<p class="card">결제창을 닫았어요.</p><script src="/window-closed.js"></script>'
    : '<p class="card">결제창을 닫았어요. 결제는 되지 않았어요. 브라우저의 뒤로 가기로 돌아갈 수 있어요.</p>';
  return page('결제창을 닫았어요', text);
}
