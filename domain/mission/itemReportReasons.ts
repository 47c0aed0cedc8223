/** Longest words of a report, in characters. */
export const ITEM_REPORT_LENGTH = 200;

export const itemReportReasons = ['ANSWER', 'UNCLEAR', 'TYPO', 'PICTURE', 'OTHER'] as const;
export type ItemReportReason = (typeof itemReportReasons)[number];

export const itemReportReasonNames: Readonly<Record<ItemReportReason, string>> = {
  ANSWER: '답이 이상해요',
  UNCLEAR: '문제를 모르겠어요',
  TYPO: '글자가 틀렸어요',
  PICTURE: '그림이 안 보여요',
  OTHER: '다른 까닭이에요',
};

/** Words of a report as they are kept: NFC, without blanks around them. */
export function reportWords(text: string): string {
  return text.normalize('NFC').trim();
}

/** True when the words are short enough to be kept. */
export function fitsReport(text: string): boolean {
  return [...reportWords(text)].length <= ITEM_REPORT_LENGTH;
}
