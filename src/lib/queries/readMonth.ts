import { ApiError } from '../api/ApiError.ts';

/**
 * Asks for the month of an address. Where the server has none of it, an old link or somebody's guess, the running one
 * comes instead of an error that nobody could leave.
 *
 * @param read gets null for the running month
 */
export async function readMonth<T>(
  month: string | null | undefined,
  read: (month: string | null) => Promise<T>,
): Promise<T> {
  if (!month) return read(null);
  try {
    return await read(month);
  } catch (error) {
    if (error instanceof ApiError && (error.is('NOT_FOUND') || error.is('INVALID_INPUT'))) return read(null);
    throw error;
  }
}
