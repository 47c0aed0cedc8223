/** Where a tab keeps an inquiry that was not sent. It ends with the page, with its time, or when somebody signs in. */
export const INQUIRY_DRAFT_KEY = 'chaekbada.inquiry';
