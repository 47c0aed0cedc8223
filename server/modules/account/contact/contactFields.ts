import type { ContactKind } from '#domain/account/contactKinds.ts';
import { maskEmail } from '#domain/text/maskEmail.ts';
import { maskPhone } from '#domain/text/maskPhone.ts';

/** The field of an account's details that holds a contact. */
export const contactFields = { EMAIL: 'email', MOBILE: 'mobileNo' } as const satisfies Record<ContactKind, string>;

/** A contact as its owner recognises it and nobody else can use it. */
export function maskContact(kind: ContactKind, contact: string): string {
  return kind === 'EMAIL' ? maskEmail(contact) : maskPhone(contact);
}
