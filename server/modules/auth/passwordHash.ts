import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#server/core/createConcurrencyLimit.ts';

/** Argon2id with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes worked on at a time, so that a class signing in together leaves the rest of the service quick. */
const AT_ONCE = 2;

/** Of random bytes that were thrown away. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$8EFMaKy5SBU5y5CvGrtc7A$BVmwcbB1H5Ag8R47HQI2wY99C1FzaMWwUn87kXug534';

const limited = createConcurrencyLimit(AT_ONCE);

/** How a hash of today begins: kind, version and cost, as the library writes them. */
let beginning: Promise<string> | null = null;
const COST_PARTS = 4;
const beginningOf = (stored: string) => stored.split('$').slice(0, COST_PARTS).join('$');

/** Passwords are hashed and compared as typed, without trimming or change of case. */
export const passwordHash = {
  /** Of an account without a password: no password ever fits. */
  none: '',

  create: (password: string): Promise<string> => limited(() => hash(password, COST)),

  /** Whether it was made at another cost than passwords are hashed at now. */
  async isOutdated(stored: string): Promise<boolean> {
    beginning ??= passwordHash.create('of nobody').then(beginningOf);
    return beginningOf(stored) !== (await beginning);
  },

  /**
   * False for a wrong password, and for a hash that cannot be read. Null stands for a login name that does not exist,
   * `none` for an account without a password: false, after as much work.
   */
  matches: (stored: string | null, password: string): Promise<boolean> =>
    limited(async () => {
      const right = await verify(stored || NOBODYS_HASH, password).catch(() => false);
      return right && stored !== null && stored !== passwordHash.none;
    }),
};
