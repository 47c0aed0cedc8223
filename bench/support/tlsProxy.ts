import { Agent, request as ask } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { Certificate } from './makeCertificate.ts';

/** Headers of one connection, which are not those of the next (RFC 9113, 8.2.2). */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/**
 * Answers in HTTP/2 over TLS for a server that speaks HTTP/1.1, as the proxies of `deploy/` do. The browser has to be
 * started with the `trust` of the certificate.
 *
 * @param port where it listens
 * @param to port of the server behind it
 */
export async function tlsProxy(certificate: Certificate, port: number, to: number): Promise<{ close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, (visitor, answer) => {
    const given = Object.entries(visitor.headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name));
    const host = visitor.authority;
    const headers = { ...Object.fromEntries(given), host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
    const behind = ask({ agent, port: to, host: '127.0.0.1', method: visitor.method, path: visitor.url, headers });
    behind.on('response', (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(answer);
    });
    behind.on('error', () => answer.stream?.close());
    visitor.pipe(behind);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    close: () => {
      server.close();
      agent.destroy();
      for (const session of sessions) session.destroy();
    },
  };
}
