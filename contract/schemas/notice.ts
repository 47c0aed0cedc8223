import { z } from 'zod';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { noticeApi } from '../endpoints/notice.ts';
import { notice, noticeList, noticeQuery } from '../home.ts';
import { linkSchemas } from './schemasOf.ts';

const noticeParams = z.strictObject({ articleNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const noticeSchemas = {
  list: { query: noticeQuery, data: noticeList },
  read: { params: noticeParams, data: notice },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(noticeApi, noticeSchemas);
