import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Inbox, MailServerMood } from './Inbox.ts';

const LARGEST_MAIL = 5 * 1024 * 1024;

/** What a mail server answers to an address, by its mood. */
const answers: Record<Exclude<MailServerMood, 'take'>, { responseCode: number; text: string }> = {
  refuse: { responseCode: 550, text: 'No such mailbox' },
  busy: { responseCode: 451, text: 'Try again later' },
};

/** A mail server that takes every mail for anybody and lets none out. */
export function createMailServer(inbox: Inbox, clock: () => number): SMTPServer {
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
