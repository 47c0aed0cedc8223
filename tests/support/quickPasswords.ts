import type * as Argon from '@node-rs/argon2';
import { vi } from 'vitest';
import { hashing } from './hashing.ts';

const QUICK = { memoryCost: 256, timeCost: 1, parallelism: 1 };
const labelOf = ({ memoryCost, timeCost, parallelism }: typeof QUICK) =>
  `m=${memoryCost},t=${timeCost},p=${parallelism}`;

// Thousands of tests sign in; the slowness that protects real passwords would be most of their time. What is stored says
// the cost that was asked for, as the library does; that the library really works that much is proven by
// server/modules/auth/passwordHash.test.ts.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof Argon>();
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    return work.finally(() => {
      hashing.now -= 1;
    });
  };
  const hash = async (password: string, cost: typeof QUICK) =>
    (await real.hash(password, QUICK)).replace(labelOf(QUICK), labelOf(cost));
  return {
    ...real,
    hash: (password: string, cost: typeof QUICK) => counted(hash(password, cost)),
    verify: (stored: string, password: string) =>
      counted(real.verify(stored.replace(/m=\d+,t=\d+,p=\d+/, labelOf(QUICK)), password)),
  };
});
