import { z } from 'zod';
import type { Secrets } from '#server/config/Secrets.ts';

const provenIdentity = z.object({ provider: z.string(), issuer: z.string(), subject: z.string() });

/** An account at a provider that somebody has just signed in to. */
export type ProvenIdentity = z.infer<typeof provenIdentity>;

/** For a step in between: sealed, so that the database alone names nobody's account there. */
export function sealIdentity(secrets: Secrets, { provider, issuer, subject }: ProvenIdentity): string {
  return secrets.seal(JSON.stringify({ provider, issuer, subject }));
}

/** @returns null for a step that no provider was before */
export function openIdentity(secrets: Secrets, detail: string): ProvenIdentity | null {
  return detail === '' ? null : provenIdentity.parse(JSON.parse(secrets.open(detail)));
}
