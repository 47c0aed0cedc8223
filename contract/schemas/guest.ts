import { bookParams } from '../book.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { guestApi } from '../endpoints/guest.ts';
import { pageQuery } from '../envelope.ts';
import { feastAlbum, feastParams } from '../feast.ts';
import { company, findAlbum, findParams, guestAlbum, sceneBody } from '../guest.ts';
import { petTalk } from '../speech.ts';
import { linkSchemas } from './schemasOf.ts';

export const guestSchemas = {
  visit: { data: company },
  playScene: { params: bookParams, body: sceneBody, data: company },
  takeFind: { params: findParams, data: company },
  meetFeast: { params: feastParams, data: company },
  album: { query: pageQuery, data: guestAlbum },
  finds: { data: findAlbum },
  feasts: { data: feastAlbum },
  talk: { data: petTalk },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(guestApi, guestSchemas);
