import type { ShownCard } from '#contract/subscription.ts';

/** Issuer codes of domestic cards (docs.tosspayments.com/codes/org-codes). */
const companies: Readonly<Record<string, string>> = {
  '3K': '기업비씨',
  '46': '광주은행',
  '71': '롯데카드',
  '30': '산업은행',
  '31': 'BC카드',
  '51': '삼성카드',
  '38': '새마을금고',
  '41': '신한카드',
  '62': '신협',
  '36': '씨티카드',
  '33': '우리카드',
  W1: '우리카드',
  '37': '우체국',
  '39': '저축은행',
  '35': '전북은행',
  '42': '제주은행',
  '15': '카카오뱅크',
  '3A': '케이뱅크',
  '24': '토스뱅크',
  '21': '하나카드',
  '61': '현대카드',
  '11': '국민카드',
  '91': '농협카드',
  '34': '수협은행',
};

/** A card as it may be shown, or null where there is none. @param company code of the issuer */
export function shownCardOf(masked: string | null, company: string | null): ShownCard | null {
  if (masked === null) return null;
  return { masked, company: company === null ? null : (companies[company] ?? null) };
}
