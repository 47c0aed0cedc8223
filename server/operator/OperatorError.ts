/** A command that cannot be carried out, in one sentence that explains what to do. Nothing was changed. */
export class OperatorError extends Error {}
