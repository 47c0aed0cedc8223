import type * as Argon from '@node-rs/argon2';
import { vi } from 'vitest';
import { hashing } from './hashing.ts';

// Thousands of tests sign in; the slowness that protects real passwords would be most of their time. What a real one costs
// is proven by server/use-cases/auth/passwordHash.test.ts.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof Argon>();
  const hash = (password: string) => real.hash(password, { memoryCost: hashing.cost, timeCost: 1, parallelism: 1 });
  const nobodys = await hash('nobody types this');
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    return work.finally(() => {
      hashing.now -= 1;
    });
  };
  return {
    ...real,
    hash: (password: string) => counted(hash(password)),
    // What was hashed elsewhere, as the stand-in for unknown names was, is compared at the quick cost as well.
    verify: (stored: string, password: string) =>
      counted(real.verify(stored.includes('m=19456') ? nobodys : stored, password)),
  };
});
