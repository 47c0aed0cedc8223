import type { noticeSchemas } from '../schemas/notice.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Notices of a site. A login that is sent along identifies the reader for the count of views, and changes nothing else. */
export const noticeApi = defineEndpoints<typeof noticeSchemas>()({
  list: { method: 'GET', path: '/api/notices', access: 'open' },
  read: { method: 'GET', path: '/api/notices/:articleNo', access: 'open' },
});
