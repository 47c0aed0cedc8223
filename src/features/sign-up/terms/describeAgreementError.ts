import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';

/** The server's reason for refusing the boxes as they were sent, or the general sentence. */
export function describeAgreementError(error: Error): string {
  return (error instanceof ApiError && error.fields.agreements) || describeError(error);
}
