import { z } from 'zod';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { profileImageApi } from '../endpoints/profileImage.ts';
import { profileImage } from '../myPage.ts';
import { linkSchemas } from './schemasOf.ts';

export const profileImageSchemas = {
  save: { data: profileImage },
  remove: { data: profileImage },
  show: { params: z.object({ file: z.string() }), data: z.any().meta({ type: 'string', format: 'binary' }) },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(profileImageApi, profileImageSchemas);
