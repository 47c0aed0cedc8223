import type { profileImageSchemas } from '../schemas/profileImage.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Profile pictures. `show` answers with the picture: an <img> sends no login token, so that its random name has to do. */
export const profileImageApi = defineEndpoints<typeof profileImageSchemas>()({
  save: { method: 'PUT', path: '/api/account/profile-image/me', effect: 'repeatable', upload: true },
  remove: { method: 'DELETE', path: '/api/account/profile-image/me', effect: 'repeatable' },
  show: { method: 'GET', path: '/api/account/profile-images/:file', access: 'open' },
});
