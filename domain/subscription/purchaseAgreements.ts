/** Boxes under the price, none of them ticked beforehand. A changed text gets a new version. */
export const purchaseAgreements = {
  /** Of every purchase (전자상거래법 제13조, 제17조). */
  PURCHASE: {
    version: 1,
    text: '상품, 가격, 이용 기간과 환불 기준을 확인했으며 구매에 동의합니다. 이용하지 않았다면 결제일 다음 날부터 7일 안에 전액 환불받을 수 있고, 이용을 시작한 뒤에는 남은 날만큼 환불받을 수 있습니다.',
  },
  /** Of what is renewed by itself. */
  RENEWAL: {
    version: 2,
    text: '해지하기 전까지 매달 같은 날에 등록한 카드로 자동 결제되는 것에 동의합니다. 알려 주신 이메일로 결제 7일 전에 안내해 드리며, 언제든지 내 페이지에서 다음 결제를 확인하고 해지할 수 있습니다.',
  },
  /** A minor may cancel a contract that the guardian did not agree to (민법 제5조, 전상법 제13조 제3항). */
  MINOR: {
    version: 1,
    text: '미성년자가 법정대리인의 동의 없이 계약한 경우 본인 또는 법정대리인이 계약을 취소할 수 있음을 확인했습니다.',
  },
} as const;

export type PurchaseAgreementCode = keyof typeof purchaseAgreements;
export const purchaseAgreementCodes = [
  'PURCHASE',
  'RENEWAL',
  'MINOR',
] as const satisfies readonly PurchaseAgreementCode[];

/** Which boxes a purchase needs. */
export const agreementsFor = (recurring: boolean): readonly PurchaseAgreementCode[] =>
  recurring ? ['PURCHASE', 'RENEWAL', 'MINOR'] : ['PURCHASE', 'MINOR'];
