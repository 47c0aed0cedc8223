/** A command that cannot be carried out, in one sentence that says what to do. Nothing was changed. */
export class OperatorError extends Error {}
