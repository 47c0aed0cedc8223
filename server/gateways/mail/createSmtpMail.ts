import { createTransport } from 'nodemailer';
import { SECOND } from '#domain/time/duration.ts';
import { requestScope } from '../../config/requestScope.ts';
import { type BreakerTuning, createBreaker } from '../createBreaker.ts';
import type { Mail, MailGateway, MailOutcome } from './MailGateway.ts';

/** A mail server that needs longer is asked again later; a person never waits for it. */
const PATIENCE = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
  dnsTimeout: 10 * SECOND,
} as const;
/** Mail servers answer 550 and the like for this mail; but 535 and its kin are about our own login. */
const OUR_LOGIN = new Set([530, 534, 535, 538]);

/**
 * Sends mails to an SMTP server over a few kept connections.
 *
 * @param settings `smtpUrl` may carry the login
 * @param tuning when the server is left alone; only tests need another
 */
export function createSmtpMail(
  settings: { smtpUrl: string; from: string },
  tuning: Partial<BreakerTuning> = {},
): MailGateway {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  // Without a listener an idle connection that breaks would end the process.
  transport.on('error', () => {});
  const breaker = createBreaker<Delivery>(({ outage }) => outage, tuning);

  async function deliver(mail: Mail): Promise<Delivery> {
    const scope = requestScope.current();
    try {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated', ...(scope ? { 'X-Request-Id': scope.requestId } : {}) },
      });
      return { outcome: { ok: true }, outage: false };
    } catch (error) {
      return { outcome: failureOf(error), outage: isOutage(error) };
    }
  }

  return {
    get paused() {
      return breaker.paused;
    },
    async send(mail) {
      const paused: MailOutcome = { ok: false, kind: 'unreachable', reason: 'PAUSED' };
      return (await breaker.run(() => deliver(mail), { outcome: paused, outage: true })).outcome;
    },
    async close() {
      transport.close();
    },
  };
}

/** What became of a mail, and whether the server as a whole is to blame. */
interface Delivery {
  outcome: MailOutcome;
  outage: boolean;
}

/** `421`: the server takes nothing at the moment. Any other number is its answer about one mail. */
const CLOSED = 421;

/** Whether no mail would be taken now: nobody answers, our login is wrong, or the server is closing. */
function isOutage(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) return code !== 'EENVELOPE';
  return responseCode === CLOSED || code === 'EAUTH' || OUR_LOGIN.has(responseCode);
}

/** Only codes: the answer of a mail server may repeat the address. */
function failureOf(error: unknown): MailOutcome {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const reason = [code ?? 'UNKNOWN', responseCode].filter(Boolean).join(' ');
  const permanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 503;
  const refused = permanent && code !== 'EAUTH' && !OUR_LOGIN.has(responseCode);
  // No server was asked: the address itself cannot be written on an envelope.
  const unaddressable = code === 'EENVELOPE' && responseCode === undefined;
  return { ok: false, kind: refused || unaddressable ? 'refused' : 'unreachable', reason };
}
