import { OperatorError } from '../OperatorError.ts';

/** Whole won as operators write them: `5900`, `5,900` or `5900원`. */
export function parseMoney(text: string): number {
  const digits = text.replaceAll(',', '').replace(/원$/, '');
  if (!/^[1-9]\d{0,8}$/.test(digits)) throw new OperatorError(`금액을 원으로 적어 주세요. 예: 5900 (받은 값: ${text})`);
  return Number(digits);
}
