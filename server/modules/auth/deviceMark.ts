import { randomBytes } from 'node:crypto';
import type { SiteName } from '#contract/site.ts';
import type { Secrets } from '#server/config/Secrets.ts';

/** Accounts that one device is known for; a classroom tablet has many, the cookie has room for these. */
const ACCOUNTS = 40;
const ID_BYTES = 16;
/** Characters of a tag: 96 bits, which nobody guesses within the delays of a sign-in. */
const TAG_LENGTH = 16;
const FORM = /^[\w-]{22}(?:\.[\w-]{16}){0,40}$/;

/** Somebody at a device who wants to sign in. */
interface AtDevice {
  secrets: Pick<Secrets, 'hmac'>;
  site: SiteName;
  accountId: string;
  /** What the device was given, as it came back; anything. */
  mark: string | undefined;
}

/**
 * What a device is given when somebody has signed in on it: a random number and a tag for each account, which nobody
 * else can make. It opens nothing. Tries from a device that knows an account are counted apart from everybody else's, so
 * that guessing a classmate's password elsewhere cannot keep the classmate out.
 */
export const deviceMark = {
  /** Under which name the tries are counted: null where the device does not know this account. */
  knows({ secrets, site, accountId, mark }: AtDevice): string | null {
    const [id = '', ...tags] = read(mark);
    const tag = tagOf(secrets, site, accountId, id);
    // No login name begins like this.
    return tags.includes(tag) ? `#${tag}` : null;
  },

  /** The mark with this account as the latest; the oldest makes room. */
  remember({ secrets, site, accountId, mark }: AtDevice): string {
    const [id = randomBytes(ID_BYTES).toString('base64url'), ...tags] = read(mark);
    const tag = tagOf(secrets, site, accountId, id);
    return [id, ...tags.filter((one) => one !== tag).slice(-(ACCOUNTS - 1)), tag].join('.');
  },
};

function tagOf(secrets: AtDevice['secrets'], site: SiteName, accountId: string, id: string): string {
  return secrets.hmac('device-mark', `${id} ${site} ${accountId}`).slice(0, TAG_LENGTH);
}

function read(mark: string | undefined): string[] {
  return mark !== undefined && FORM.test(mark) ? mark.split('.') : [];
}
