export interface ReceivedMail {
  id: number;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Milliseconds UTC. */
  receivedAt: number;
}

/** How the mail server behaves: takes mails, refuses their addresses for ever, or asks to come back later. */
export type MailServerMood = 'take' | 'refuse' | 'busy';

const KEPT = 300;

/** Mails that arrived, the newest first. They are gone when the process ends. */
export class Inbox {
  mood: MailServerMood = 'take';
  #mails: ReceivedMail[] = [];
  #lastId = 0;

  add(mail: Omit<ReceivedMail, 'id'>): void {
    this.#lastId += 1;
    this.#mails = [{ ...mail, id: this.#lastId }, ...this.#mails].slice(0, KEPT);
  }

  /** @param to only mails to this address */
  list(to?: string): ReceivedMail[] {
    const wanted = to?.toLowerCase();
    return wanted === undefined ? this.#mails : this.#mails.filter((mail) => mail.to.includes(wanted));
  }

  find(id: number): ReceivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails = [];
  }
}
