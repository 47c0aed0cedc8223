import { ApiError } from '../../../lib/api/ApiError.ts';

/** "Not there" is an answer: null. */
export async function noneFor404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
