import { expect, it } from 'vitest';
import { createClient } from './createClient.ts';

it('survives that PostgreSQL goes away while nothing is asked of it', async () => {
  const client = await createClient('postgres://nobody@127.0.0.1:1/nothing');
  expect(client.emit('error', new Error('terminating connection due to administrator command'))).toBe(true);
});
