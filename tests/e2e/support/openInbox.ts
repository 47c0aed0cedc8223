import { expect } from '@playwright/test';
import { sandboxPort } from '../../support/runProduct.ts';
import { firstPortOf } from './productAddress.ts';

interface Mail {
  subject: string;
  text: string;
}

/** Waits for the newest mail to somebody in the inbox of the stand-in mail server. */
export async function openInbox(to: string): Promise<Mail> {
  const address = `http://localhost:${sandboxPort('inbox', firstPortOf())}/api/mails?to=${encodeURIComponent(to)}`;
  let newest: Mail | undefined;
  await expect
    .poll(async () => {
      const { mails } = (await (await fetch(address)).json()) as { mails: Mail[] };
      newest = mails[0];
      return mails.length;
    })
    .toBeGreaterThan(0);
  if (!newest) throw new Error('the inbox is empty');
  return newest;
}
