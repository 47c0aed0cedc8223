import type { TextReply } from '#contract/textReply.ts';
import type { StoredReply } from './repositories/textReplies.ts';

/** A reply as pupils and other staff read it. */
export function describeReply({ staffName, body, stickers, remarks, version, writtenAt }: StoredReply): TextReply {
  return { staffName, body, stickers, remarks, version, writtenAt: new Date(writtenAt).toISOString() };
}
