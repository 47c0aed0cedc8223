import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes worked on at a time, so that a class signing in together leaves the rest of the service quick. */
const AT_ONCE = 2;

/** Of random bytes that were thrown away. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$8EFMaKy5SBU5y5CvGrtc7A$BVmwcbB1H5Ag8R47HQI2wY99C1FzaMWwUn87kXug534';

let running = 0;
const waiting: (() => void)[] = [];

/** Passwords are hashed and compared as typed, without trimming or change of case. */
export const passwordHash = {
  create: (password: string): Promise<string> => gated(() => hash(password, COST)),

  /** False for a wrong password, and for a hash that cannot be read. */
  matches: (stored: string, password: string): Promise<boolean> =>
    gated(() => verify(stored, password).catch(() => false)),

  /** Always false, and as slow as a comparison: for login names that do not exist. */
  async compareWithNothing(password: string): Promise<false> {
    await passwordHash.matches(NOBODYS_HASH, password);
    return false;
  },
};

async function gated<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
