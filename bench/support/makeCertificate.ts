import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** What Chromium is started with. */
  trust: string;
}

/**
 * A certificate of `localhost`, made by `openssl`. Chromium has to trust it as any other: where it merely overlooks
 * errors of certificates it caches nothing, fetches twice what was preloaded, and starts no service worker.
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...what, ...name, '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    });
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const pin = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(keyFile), cert, trust: `--ignore-certificate-errors-spki-list=${pin}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
