export { issueInquiryForm } from './InquiryForm.ts';
export { openInquiryTexts } from './openInquiryTexts.ts';
export { type InquiryStatus, inquiries } from './repositories/inquiries.ts';
export { sendInquiry } from './sendInquiry.ts';
export { inquiryOutcome, settleInquiry } from './settleInquiry.ts';
