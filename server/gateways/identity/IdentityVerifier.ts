/** A verifier's result of one verification. */
export type IdentityResult =
  | { status: 'READY' }
  | { status: 'FAILED'; reason: string }
  | {
      status: 'VERIFIED';
      id: string;
      name: string;
      /** `YYYY-MM-DD`, when the verifier reports it. */
      birthDate: string | null;
      /** Digits only, when the verifier reports it. */
      phone: string | null;
      /** The person key as the verifier gives it; only an HMAC of it may be stored. */
      ci: string | null;
      channelType: 'LIVE' | 'TEST';
      /** Milliseconds UTC. */
      verifiedAt: number;
      providerTxId: string | null;
    };

/** `unavailable`: the verifier could not be asked; nothing is known, ask again. */
export type IdentityAnswer = { ok: true; result: IdentityResult } | { ok: false; kind: 'not-found' | 'unavailable' };

/** Verifies that somebody is who they claim, by their phone. Never throws. */
export interface IdentityVerifier {
  readonly provider: string;
  /** What the browser hands to the verifier's script. */
  readonly browser: { storeId: string; channelKey: string; sdkUrl: string };
  /** Whether only results of the live channel count. */
  readonly requireLive: boolean;
  /** Whether the verifier is left alone because it fails; `fetch` then answers `unavailable` at once. */
  readonly paused: boolean;
  /** @param identityVerificationId made by us, once per attempt */
  fetch(identityVerificationId: string): Promise<IdentityAnswer>;
}
