import type { PackFacts, Partner } from '#domain/adoption/PackFacts.ts';
import type { Env } from '#server/config/env.ts';

/** Companies as the documents call them, by the host that is called. */
const NAMES: readonly [host: string, name: string][] = [
  ['portone.io', '포트원(본인 인증 중계)과 본인확인기관'],
  ['solapi.com', '솔라피'],
];

/** Who works for an installation, by its settings. */
export function partnersOf({
  identity,
  mail,
  text,
  records,
  staffProviders,
  observers,
  sandbox,
}: Pick<Env, 'identity' | 'mail' | 'text' | 'records' | 'staffProviders' | 'observers' | 'sandbox'>): Pick<
  PackFacts,
  'partners' | 'staffProviders' | 'observers'
> {
  const of = (address: string | undefined): Partner | null => {
    if (address === undefined) return null;
    const { hostname, port } = new URL(address);
    const name = NAMES.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1];
    // What stands in listens on ports of its own.
    const standIn = sandbox !== null && Object.values(sandbox.ports).includes(Number(port));
    return { name: name ?? hostname, standIn };
  };
  return {
    partners: {
      identity: of(identity?.apiUrl),
      mail: of(mail?.smtpUrl),
      text: of(text?.apiUrl),
      records: of(records?.endpoint),
    },
    staffProviders: staffProviders.map(({ name }) => name),
    observers: (observers?.origins ?? []).map((origin) => new URL(origin).host),
  };
}
