import { z } from 'zod';

const SANDBOX_HOST = '127.0.0.1';
const web = z.url({ protocol: /^https?$/ });

/** How the addresses of partners are written and judged. */
export const partnerAddresses = {
  web,
  /** Addresses separated by commas; only their origins count. */
  origins: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(web.transform((text) => new URL(text).origin)))
    .default([]),
  /** Where this machine itself reaches what listens at a host. */
  reachable: (host: string) => (host === '0.0.0.0' || host === '::' ? SANDBOX_HOST : host),
  /** Whether an address leads to this very machine. */
  isLoopback(address: string): boolean {
    const { hostname } = new URL(address);
    return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  },
} as const;
