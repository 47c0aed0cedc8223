import type { TextMessage, TextMessageSender } from '#server/gateways/text-message/TextMessageSender.ts';

/** A way out that keeps every text message. */
export function collectTexts(): { gateway: TextMessageSender; texts: TextMessage[] } {
  const texts: TextMessage[] = [];
  return {
    texts,
    gateway: {
      paused: false,
      async send(message) {
        texts.push(message);
        return { ok: true };
      },
    },
  };
}
