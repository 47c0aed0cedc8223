import { z } from 'zod';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { textReplyApi } from '../endpoints/textReply.ts';
import { done } from '../envelope.ts';
import { attemptParams } from '../mission.ts';
import { institutionParams } from '../staff.ts';
import {
  bookReplies,
  ownPhrases,
  pupilText,
  replyBody,
  textList,
  textListQuery,
  textParams,
  textVersionBody,
} from '../textReply.ts';
import { linkSchemas } from './schemasOf.ts';

const bookParams = z.strictObject({ bookNo: z.coerce.number<number>().int().min(1) });

export const textReplySchemas = {
  list: { params: institutionParams, query: textListQuery, data: textList },
  read: { params: textParams, data: pupilText },
  reply: { params: textParams, body: replyBody, data: done },
  write: { params: attemptParams, body: textVersionBody, data: done },
  ofBook: { params: bookParams, data: bookReplies },
  readPhrases: { data: ownPhrases },
  savePhrases: { body: ownPhrases, data: ownPhrases },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(textReplyApi, textReplySchemas);
