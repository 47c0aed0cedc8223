import type * as Argon from '@node-rs/argon2';
import { vi } from 'vitest';

// Thousands of tests sign in; the slowness that protects real passwords would be most of their time. The files that
// prove the real cost are a project of their own in vitest.config.ts.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof Argon>();
  const QUICK = { memoryCost: 256, timeCost: 1, parallelism: 1 };
  const nobodys = await real.hash('nobody types this', QUICK);
  return {
    ...real,
    hash: (password: string) => real.hash(password, QUICK),
    // What was hashed elsewhere, as the stand-in for unknown names was, is compared at the quick cost as well.
    verify: (stored: string, password: string) =>
      stored.includes('m=19456') ? real.verify(nobodys, password) : real.verify(stored, password),
  };
});
