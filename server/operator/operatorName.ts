import { userInfo } from 'node:os';

/**
 * Who works at the command line, for the audit log. In a container the number of the account has no name.
 *
 * @param given OPERATOR
 */
export function operatorName(given: string | undefined, account: () => string = () => userInfo().username): string {
  if (given !== undefined) return given;
  try {
    return account();
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
