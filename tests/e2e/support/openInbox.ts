import { expect } from '@playwright/test';
import { sandboxPort } from '../../support/runProduct.ts';
import { firstPortOf } from './productAddress.ts';

interface Mail {
  subject: string;
  text: string;
}

/**
 * Waits for a mail to somebody in the inbox of the stand-in mail server; the newest one.
 *
 * @param saying what it must say: an address gets mail from other tests as well, and earlier ones of this test
 */
export async function openInbox(to: string, saying: string | RegExp = ''): Promise<Mail> {
  const address = `http://localhost:${sandboxPort('inbox', firstPortOf())}/api/mails?to=${encodeURIComponent(to)}`;
  let found: Mail | undefined;
  const says = ({ text }: Mail) => (typeof saying === 'string' ? text.includes(saying) : saying.test(text));
  await expect
    .poll(
      async () => {
        const { mails } = (await (await fetch(address)).json()) as { mails: Mail[] };
        found = mails.find(says);
        return found !== undefined;
      },
      { message: `a mail to ${to} that says ${saying}` },
    )
    .toBe(true);
  if (!found) throw new Error('the inbox is empty');
  return found;
}
