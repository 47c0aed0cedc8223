/** Where a tab keeps an inquiry that was not sent. It ends with the page, with its time, or when somebody signs in. */
export const INQUIRY_DRAFT_KEY = 'chaekbada.inquiry';

/** Where a tab keeps a sign-up under way. It ends with the sign-up, or when somebody signs in: they are not its writer. */
export const SIGN_UP_DRAFT_KEY = 'chaekbada.sign-up';
