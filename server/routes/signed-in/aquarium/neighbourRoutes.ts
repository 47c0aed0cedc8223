import { done, envelope, pageQuery } from '../../../../contract/envelope.ts';
import {
  aquariumProfile,
  askedFriend,
  askFriendBody,
  blockBody,
  cheerBody,
  friendRequests,
  neighbour,
  neighbourQuery,
  neighbourReportBody,
  neighbours,
  profileBody,
  receivedCheers,
  visitParams,
} from '../../../../contract/neighbour.ts';
import type { Shop } from '../../../content/readShop.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { runIdempotent } from '../../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../../plugins/app/signedIn.ts';
import { acceptFriend, partFriend } from '../../../use-cases/neighbour/acceptFriend.ts';
import { askFriend } from '../../../use-cases/neighbour/askFriend.ts';
import { changeProfile, readProfile, renewFriendCode } from '../../../use-cases/neighbour/changeProfile.ts';
import { leaveCheer } from '../../../use-cases/neighbour/leaveCheer.ts';
import { listNeighbours } from '../../../use-cases/neighbour/listNeighbours.ts';
import { markCheersSeen, readCheers } from '../../../use-cases/neighbour/readCheers.ts';
import { readFriendRequests } from '../../../use-cases/neighbour/readFriendRequests.ts';
import { reportNeighbour, setBlock } from '../../../use-cases/neighbour/setBlock.ts';
import { visitNeighbour } from '../../../use-cases/neighbour/visitNeighbour.ts';

const confirmed = { 200: envelope(done) };

/** Other keepers, by nickname only: tanks to look at, cheers, friends. */
export async function neighbourRoutes(app: App, shop: Shop): Promise<void> {
  app.get('/api/aquarium/profile/me', { schema: { response: { 200: envelope(aquariumProfile) } } }, async (request) =>
    ok(await readProfile(signedIn(request))),
  );
  app.put(
    '/api/aquarium/profile/me',
    { schema: { body: profileBody, response: { 200: envelope(aquariumProfile) } } },
    async (request) => ok(await changeProfile(signedIn(request), request.body)),
  );
  app.post(
    '/api/aquarium/friend-codes/me',
    { schema: { response: { 200: envelope(aquariumProfile) } } },
    async (request, reply) => ok(await runIdempotent(request, reply, renewFriendCode)),
  );

  app.get(
    '/api/aquarium/neighbours',
    { schema: { querystring: neighbourQuery, response: { 200: envelope(neighbours) } } },
    async (request) => ok(await listNeighbours(signedIn(request), shop, request.query)),
  );
  app.get(
    '/api/aquarium/neighbours/:visitKey',
    { schema: { params: visitParams, response: { 200: envelope(neighbour) } } },
    async (request) => ok(await visitNeighbour(signedIn(request), shop, request.params.visitKey)),
  );
  app.post(
    '/api/aquarium/neighbours/:visitKey/cheers',
    { schema: { params: visitParams, body: cheerBody, response: { 200: envelope(neighbour) } } },
    async (request, reply) => {
      const { params, body } = request;
      return ok(
        await runIdempotent(request, reply, (context) => leaveCheer(context, shop, params.visitKey, body.kind)),
      );
    },
  );
  // One open report a reporter and neighbour, by the index of the table: it needs no key.
  app.post(
    '/api/aquarium/neighbours/:visitKey/reports',
    { schema: { params: visitParams, body: neighbourReportBody, response: confirmed } },
    async (request) => ok(await reportNeighbour(signedIn(request), request.params.visitKey, request.body.reason)),
  );
  app.put(
    '/api/aquarium/neighbours/:visitKey/block/me',
    { schema: { params: visitParams, body: blockBody, response: confirmed } },
    async (request) => ok(await setBlock(signedIn(request), request.params.visitKey, request.body.blocked)),
  );

  app.get('/api/aquarium/friends/me', { schema: { response: { 200: envelope(friendRequests) } } }, async (request) =>
    ok(await readFriendRequests(signedIn(request))),
  );
  app.post(
    '/api/aquarium/friends/me',
    { schema: { body: askFriendBody, response: { 200: envelope(askedFriend) } } },
    async (request, reply) => ok(await runIdempotent(request, reply, (context) => askFriend(context, request.body))),
  );
  app.put(
    '/api/aquarium/friends/:visitKey/me',
    { schema: { params: visitParams, response: confirmed } },
    async (request) => ok(await acceptFriend(signedIn(request), request.params.visitKey)),
  );
  app.delete(
    '/api/aquarium/friends/:visitKey/me',
    { schema: { params: visitParams, response: confirmed } },
    async (request) => ok(await partFriend(signedIn(request), request.params.visitKey)),
  );

  app.get(
    '/api/aquarium/cheers/me',
    { schema: { querystring: pageQuery, response: { 200: envelope(receivedCheers) } } },
    async (request) => ok(await readCheers(signedIn(request), request.query.page)),
  );
  app.put('/api/aquarium/cheers/seen/me', { schema: { response: confirmed } }, async (request) =>
    ok(await markCheersSeen(signedIn(request))),
  );
}
