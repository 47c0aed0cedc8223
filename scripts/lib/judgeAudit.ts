import { z } from 'zod';

/** What `npm audit` came to. */
export type AuditVerdict =
  | { outcome: 'CLEAN'; lesser: number }
  | { outcome: 'VULNERABLE'; packages: string[] }
  /** The registry gave no answer to judge by: that is not a pass. */
  | { outcome: 'NOT_ASKED'; reason: string };

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), nodes: z.array(z.string()) })),
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
});
const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string() }).partial().optional(),
});
const GRAVE = new Set(['high', 'critical']);

/**
 * @param printed what `npm audit --json` wrote to its standard output; its exit code is the same for a vulnerability and
 *   for a registry that does not answer
 * @param shipped paths of the lock file that reach production; what else is vulnerable is not judged
 */
export function judgeAudit(printed: string, shipped: ReadonlySet<string>): AuditVerdict {
  let json: unknown;
  try {
    json = JSON.parse(printed);
  } catch {
    return { outcome: 'NOT_ASKED', reason: 'npm answered nothing that can be read' };
  }
  const parsed = report.safeParse(json);
  if (!parsed.success) {
    const failed = failure.safeParse(json).data;
    return { outcome: 'NOT_ASKED', reason: failed?.error?.summary || failed?.message || 'npm gave no report' };
  }
  const found = Object.entries(parsed.data.vulnerabilities).filter(([, { nodes }]) =>
    nodes.some((path) => shipped.has(path)),
  );
  const grave = found.filter(([, { severity }]) => GRAVE.has(severity));
  if (grave.length === 0) return { outcome: 'CLEAN', lesser: found.length };
  return { outcome: 'VULNERABLE', packages: grave.map(([name, { severity }]) => `${name} (${severity})`).sort() };
}
