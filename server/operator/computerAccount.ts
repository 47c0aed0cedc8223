import { userInfo } from 'node:os';

/**
 * The account of the computer that a command runs under, for what runs before anybody can be known: in brackets, which no
 * name of an operator has. In a container the number of the account has no name.
 */
export function computerAccount(account: () => string = () => userInfo().username): string {
  return `(${nameOf(account)})`;
}

function nameOf(account: () => string): string {
  try {
    return account();
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
