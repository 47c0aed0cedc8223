import { escapeHtml, page } from '../page.ts';

export interface WindowQuery {
  storeId: string;
  identityVerificationId: string;
  channelKey: string;
  redirectUrl: string;
  fullName: string;
  phoneNumber: string;
}

const PEOPLE = [
  ['guardian', '보호자 (어른)', '아래에 적힌 이름과 번호로 인증해요'],
  ['minor', '만 19세가 안 된 사람', '보호자가 될 수 없어요'],
  ['other', '다른 사람의 휴대전화', '적은 번호와 다른 번호로 인증돼요'],
  ['expired', '오래전에 끝난 인증', '30분 전에 인증한 것으로 대답해요'],
  ['no-birthday', '생년월일을 알려 주지 않는 인증', '나이를 확인할 수 없어요'],
  ['failed', '인증번호를 틀린 사람', '인증에 실패해요'],
] as const;

/** The window in which somebody proves who they are; here one picks who that is. */
export function windowPage(query: WindowQuery): string {
  const hidden = (['storeId', 'identityVerificationId', 'channelKey', 'redirectUrl'] as const).map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name])}">`,
  );
  const people = PEOPLE.map(
    ([who, label, hint], index) =>
      `<label class="choice"><input type="radio" name="who" value="${who}"${index === 0 ? ' checked' : ''}>` +
      `<span>${label}<span class="soft">${hint}</span></span></label>`,
  );
  return page(
    '휴대전화 본인 인증',
    `<p class="notice">체험용 인증 창이에요. 실제 통신사에 묻지 않으며, 적은 내용은 책바다를 끄면 사라져요.</p>
<form method="post" action="/identity-window" class="card">${hidden.join('')}
<fieldset><legend>누가 인증하나요?</legend>${people.join('')}</fieldset>
<div class="grid">${field('name', '이름', query.fullName, 'name')}${field('phone', '휴대전화 번호', query.phoneNumber, 'tel')}
${field('birthDate', '생년월일 (예: 1985-03-02). 회원 본인이 결제할 때는 회원의 생년월일', '', 'off')}</div>
<details><summary>더 자세히 정하기</summary><div class="grid">
${select('channel', '인증 채널', [
  ['TEST', '시험용 (TEST)'],
  ['LIVE', '실제 (LIVE)'],
])}
${select('ci', '연계정보(CI)', [
  ['yes', '보내기'],
  ['no', '보내지 않기'],
])}
${select('number', '휴대전화 번호', [
  ['yes', '보내기'],
  ['no', '보내지 않기'],
])}
</div></details>
<div class="row" style="margin-top:20px"><button name="action" value="done">인증하기</button>
<button class="plain" name="action" value="close" formnovalidate>창 닫기</button></div></form>`,
  );
}

function field(name: string, label: string, value: string, autocomplete: string): string {
  return `<label>${label}<input type="text" name="${name}" value="${escapeHtml(value)}" autocomplete="${autocomplete}"></label>`;
}

function select(name: string, label: string, options: readonly (readonly [string, string])[]): string {
  const items = options.map(([value, text]) => `<option value="${value}">${text}</option>`);
  return `<label>${label}<select name="${name}">${items.join('')}</select></label>`;
}
