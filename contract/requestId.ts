/** Sent by the browser with each call and by the server with each answer; shown with an error and written to the log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What counts as one: long enough not to meet another, and nothing that a log could be forged with. */
export const requestIdPattern = /^[A-Za-z0-9_-]{16,64}$/;
