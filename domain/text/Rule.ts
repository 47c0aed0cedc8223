/**
 * What a form asks of one value: null when it is accepted, else the sentence for the person.
 * Every rule judges what it is named after, so all but upper limits refuse the empty text; a form leaves the rules of an
 * optional field out while the field is empty.
 */
export type Rule = (value: string) => string | null;

/** Shown when nothing more helpful is known (spec section 5). */
export const defaultRuleMessage = '이 항목의 값이 올바르지 않습니다.';
