import { z } from 'zod';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { introApi } from '../endpoints/intro.ts';
import { introAnswer } from '../introTexts.ts';
import { subscriptionProducts } from '../subscription.ts';
import { linkSchemas } from './schemasOf.ts';

const pageParams = z.strictObject({ page: z.string().max(20) });

export const introSchemas = {
  readPage: { params: pageParams, data: introAnswer },
  listPrices: { data: subscriptionProducts },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(introApi, introSchemas);
