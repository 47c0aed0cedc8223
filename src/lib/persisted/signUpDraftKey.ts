/** Where a tab keeps a sign-up under way. It ends with the sign-up, or when somebody signs in: they are not its writer. */
export const SIGN_UP_DRAFT_KEY = 'chaekbada.sign-up';
