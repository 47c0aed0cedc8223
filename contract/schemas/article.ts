import { z } from 'zod';
import { article, articleList } from '../article.ts';
import { articleApi } from '../endpoints/article.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { pageQuery } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

const articleParams = z.strictObject({
  articleNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const articleSchemas = {
  list: { query: pageQuery, data: articleList },
  read: { params: articleParams, data: article },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(articleApi, articleSchemas);
