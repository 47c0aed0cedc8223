/** A text message ready to go. */
export interface TextMessage {
  /** Digits only. */
  to: string;
  text: string;
}

/** `refused`: this number or text will never be taken. `unreachable`: try again later. */
export type TextOutcome = { ok: true } | { ok: false; kind: 'refused' | 'unreachable'; reason: string };

/** The way out for text messages. Never throws; `reason` holds no number. Never called inside a transaction. */
export interface TextMessageSender {
  /** Whether the company is left alone because it fails. */
  readonly paused: boolean;
  send(message: TextMessage): Promise<TextOutcome>;
}
