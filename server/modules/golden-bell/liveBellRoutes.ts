import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EndpointRoute } from '#contract/endpoints/Endpoint.ts';
import { goldenBellApi, staffBellApi } from '#contract/endpoints/goldenBell.ts';
import { bellParams, staffBellParams } from '#contract/goldenBell.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import type { BellViewer } from '#server/plugins/app/BellChannels.ts';
import type { LiveSocket } from '#server/plugins/app/LiveLine.ts';
import { receiveBellAnswers } from '#server/plugins/app/receiveBellAnswers.ts';
import { postContext } from '#server/plugins/app/requireStaff.ts';
import { routeOf } from '#server/plugins/app/serve.ts';
import { sessionOf, signedIn } from '#server/plugins/app/signedIn.ts';
import { requireInBell } from './readPupilBell.ts';
import { requireBell } from './requireBell.ts';

const EVENTS = 'text/event-stream';
const response = { 200: { content: { [EVENTS]: { schema: z.unknown().describe('a stream') } } } };

/** Lets somebody look at a room. @throws AppError NOT_FOUND */
type Admit = (request: FastifyRequest, roomNo: number) => Promise<BellViewer>;

/** What pupils in a round see while it goes on; their answers may come over the socket. */
export async function liveBellRoutes(app: App): Promise<void> {
  const admit: Admit = async (request, roomNo) => {
    await requireInBell(signedIn(request), roomNo);
    return { kind: 'PUPIL', login: sessionOf(request) };
  };
  const asked = { params: bellParams, admit };
  stream(app, goldenBellApi.follow, asked);
  socket(app, goldenBellApi.socket, { ...asked, receive: receiveBellAnswers });
}

/** What the big screen sees. Its commands are ordinary calls. */
export async function liveStaffBellRoutes(app: App): Promise<void> {
  const admit: Admit = async (request, roomNo) => {
    await requireBell(await postContext(request, 'HOST_BELL'), roomNo);
    const { staff } = request;
    if (!staff) throw new AppError('LOGIN_REQUIRED');
    return { kind: 'HOST', login: staff };
  };
  const asked = { params: staffBellParams, admit };
  stream(app, staffBellApi.follow, asked);
  socket(app, staffBellApi.socket, asked);
}

interface Asked {
  params: typeof bellParams | typeof staffBellParams;
  admit: Admit;
  receive?: typeof receiveBellAnswers;
}

const roomOf = (request: FastifyRequest) => (request.params as { roomNo: number }).roomNo;

function stream(app: App, endpoint: EndpointRoute, { params, admit }: Asked): void {
  app.route({
    ...routeOf(endpoint),
    exposeHeadRoute: false,
    schema: { params, response },
    config: { ...routeOf(endpoint).config, longLived: true },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const viewer = await admit(request, roomOf(request));
      if (!request.headers.accept?.includes(EVENTS)) throw new AppError('BAD_REQUEST');
      const events = app.bellChannels.openStream(roomOf(request), viewer);
      request.raw.once('close', () => events.destroy());
      // A proxy in front must pass each event on at once.
      return reply.type(`${EVENTS}; charset=utf-8`).header('x-accel-buffering', 'no').send(events);
    },
  });
}

function socket(app: App, endpoint: EndpointRoute, { params, admit, receive }: Asked): void {
  app.route({
    ...routeOf(endpoint),
    exposeHeadRoute: false,
    schema: { params, response: { 200: z.unknown() } },
    config: { ...routeOf(endpoint).config, longLived: true },
    // Before the protocol changes, so that a refusal is an answer like any other.
    preHandler: async (request: FastifyRequest) => {
      request.bellViewer = await admit(request, roomOf(request));
    },
    handler: async () => {
      throw new AppError('BAD_REQUEST');
    },
    wsHandler: (opened: LiveSocket, request: FastifyRequest) => {
      const { bellViewer: viewer } = request;
      if (!viewer) return opened.terminate();
      const end = app.bellChannels.openSocket(roomOf(request), viewer, opened);
      if (viewer.kind === 'PUPIL' && receive !== undefined) {
        const { accountNo } = viewer.login;
        receive(app, { socket: opened, roomNo: roomOf(request), accountNo, end });
      } else opened.on('message', () => opened.terminate());
    },
  });
}
