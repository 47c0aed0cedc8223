import { z } from 'zod';
import { storedText } from './storedText.ts';

const text = storedText().max(10_000);

/** GET /api/site/inquiries/form: a form is handed out before it can be sent, once. */
export const inquiryForm = z.object({ formToken: z.string() });
export type InquiryForm = z.infer<typeof inquiryForm>;

/** POST /api/site/inquiries */
export const inquiryBody = z.strictObject({
  formToken: z.string().min(1).max(400),
  type: text,
  name: text,
  phone: text,
  email: text,
  region: text,
  content: text,
  consent: z.boolean(),
  /** A field that people do not see; only programs fill it. */
  homepage: text,
});
export type InquiryBody = z.infer<typeof inquiryBody>;

/** The same form sent again gets the same number. */
export const inquiryReceipt = z.object({ receiptNo: z.int() });
export type InquiryReceipt = z.infer<typeof inquiryReceipt>;
