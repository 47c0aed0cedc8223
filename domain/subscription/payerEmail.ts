import { email } from '../account/contactRules.ts';

/** The address that receipts go to: the same addresses as everywhere, in the words of a payment. */
export function payerEmail(value: string): string | null {
  return email(value) === null
    ? null
    : '올바른 이메일 주소를 입력해 주십시오. 영수증과 결제 안내를 이 주소로 보내 드립니다.';
}
