import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SandboxSettings } from '#server/config/partners.ts';
import { StartError } from '#server/errors/StartError.ts';
import { buildHttp } from './buildHttp.ts';
import { apiRoutes } from './identity/apiRoutes.ts';
import { controlRoutes } from './identity/controlRoutes.ts';
import { Verifications } from './identity/Verifications.ts';
import { windowRoutes } from './identity/windowRoutes.ts';
import { Inbox, type MailServerMood } from './mail/Inbox.ts';
import { inboxRoutes } from './mail/inboxRoutes.ts';
import type { PaymentStandIn } from './payment/PaymentStandIn.ts';
import { type RunningPaymentStandIn, startPaymentStandIn } from './payment/startPaymentStandIn.ts';
import { TextInbox } from './text-message/TextInbox.ts';
import { textRoutes } from './text-message/textRoutes.ts';

const LARGEST_MAIL = 5 * 1024 * 1024;

/** What a mail server answers to an address, by its mood. */
const answers: Record<Exclude<MailServerMood, 'take'>, { responseCode: number; text: string }> = {
  refuse: { responseCode: 550, text: 'No such mailbox' },
  busy: { responseCode: 451, text: 'Try again later' },
};

type Place = NonNullable<SandboxSettings>;

export interface RunningSandbox {
  ports: Place['ports'];
  payment: PaymentStandIn;
  stop(): Promise<void>;
}

/**
 * Starts the stand-ins: a verifier of identities, a mail server that lets nothing out, the inbox to read its mails and
 * text messages, and a payment company.
 *
 * @param place port 0 takes any free one
 * @param company what the payment company starts with; without a file it forgets what it took when it ends
 * @throws StartError when a port is taken; nothing is left running then
 */
export async function startSandbox(
  place: Place,
  clock: () => number = Date.now,
  company: { file?: string; webhookUrl?: string } = {},
): Promise<RunningSandbox> {
  const inbox = new Inbox();
  const verifications = new Verifications();
  const identity = buildHttp();
  apiRoutes(identity, verifications);
  windowRoutes(identity, verifications, clock);
  controlRoutes(identity, verifications, clock);
  const mails = buildHttp();
  inboxRoutes(mails, inbox);
  textRoutes(mails, new TextInbox(), clock);
  const smtp = createMailServer(inbox, clock);
  let payment: RunningPaymentStandIn | undefined;
  const stop = async () => {
    await Promise.all([identity.close(), mails.close(), closeSmtp(smtp), payment?.stop()]);
  };
  try {
    payment = await startPaymentStandIn(place, { clock, ...company });
    const ports = {
      ...payment.ports,
      identity: await listenHttp(identity, place.ports.identity, place.host),
      inbox: await listenHttp(mails, place.ports.inbox, place.host),
      smtp: await listenSmtp(smtp, place.ports.smtp, place.host),
    };
    return { ports, payment: payment.standIn, stop };
  } catch (error) {
    await stop();
    throw explain(error);
  }
}

async function listenHttp(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host });
  return (app.server.address() as AddressInfo).port;
}

function listenSmtp(smtp: SMTPServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // Stays for good: later on a broken connection of one client is not the end of the mail server.
    smtp.on('error', reject);
    smtp.listen(port, host, () => resolve((smtp.server.address() as AddressInfo).port));
  });
}

/** A server that never listened cannot be closed and would be waited for in vain. */
async function closeSmtp(smtp: SMTPServer): Promise<void> {
  if (smtp.server.listening) await new Promise<void>((done) => smtp.close(() => done()));
}

function explain(error: unknown): unknown {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return error;
  return new StartError(
    `체험용 대역이 쓸 ${port}번 포트를 다른 프로그램이 쓰고 있어요. 그것을 끄거나 SANDBOX_PORTS를 바꿔 주세요.`,
  );
}

/** A mail server that takes every mail for anybody and lets none out. */
function createMailServer(inbox: Inbox, clock: () => number): SMTPServer {
  return new SMTPServer({
    name: 'chaekbada-sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_MAIL,
    rejectOversized: true,
    closeTimeout: 500,
    onRcptTo(_address, _session, done) {
      if (inbox.mood === 'take') return done();
      const { responseCode, text } = answers[inbox.mood];
      done(Object.assign(new Error(text), { responseCode }));
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ from, subject = '', text = '', html = '' }) => {
          inbox.add({ from: from?.address ?? '', to, subject, text, html, receivedAt: clock() });
          done();
        })
        .catch(done);
    },
  });
}
