import { z } from 'zod';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { parentShareApi } from '../endpoints/parentShare.ts';
import { done } from '../envelope.ts';
import { createParentShareBody, parentShare, parentShareList } from '../parentShare.ts';
import { linkSchemas } from './schemasOf.ts';

const shareParams = z.strictObject({ shareNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const parentShareSchemas = {
  list: { data: parentShareList },
  create: { body: createParentShareBody, data: parentShare },
  end: { params: shareParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(parentShareApi, parentShareSchemas);
