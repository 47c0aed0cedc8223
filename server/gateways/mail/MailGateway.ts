/** A mail ready to go. `text` and `html` have the same content. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** `refused`: the address or mail will never be taken. `unreachable`: try again later. */
export type MailOutcome = { ok: true } | { ok: false; kind: 'refused' | 'unreachable'; reason: string };

/** The way out for mails. Never throws; `reason` holds no address. */
export interface MailGateway {
  /** Whether the mail server is left alone because it fails: begin no mail now, it would use up a try. */
  readonly paused: boolean;
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
}
