/** Enough to find the cell again. */
const SHOWN = 40;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]+/gu;
const ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)/u;

/** Why a cell was refused, after its value; a formula without a value gets a reason of its own. */
export function refuseCell(value: string, reason: string): string {
  const text = value.replaceAll(UNSEEN, ' ').trim();
  if (text === '') return reason;
  const shown = `‘${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}’`;
  if (ERROR.test(text)) return `${shown} 수식이 오류예요. 값으로 바꾸어 주세요.`;
  if (text.startsWith('='))
    return `${shown} 수식의 값이 파일에 없어요. 엑셀에서 열어 다시 저장하거나 값만 붙여 넣어 주세요.`;
  return `${shown} ${reason}`;
}
