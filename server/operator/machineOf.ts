import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Digest of this machine, so that a login that was copied to another one opens nothing there. */
export function machineOf(): string {
  return hash('sha256', `${hostname()} ${machineId()}`, 'base64url');
}

function machineId(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim();
  } catch {
    // Not every system has one; the name of the machine stands alone then.
    return '';
  }
}
