import type { FastifyError } from 'fastify';
import { rosterApi } from '#contract/endpoints/roster.ts';
import { envelope } from '#contract/envelope.ts';
import { ROSTER_BODY_LIMIT } from '#contract/roster.ts';
import { rosterSchemas } from '#contract/schemas/roster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import type { App } from '#server/plugins/App.ts';
import { ok } from '#server/plugins/app/ok.ts';
import { postContext } from '#server/plugins/app/requireStaff.ts';
import { routeOf, serve } from '#server/plugins/app/serve.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { exportOneRoster } from './one-roster/exportOneRoster.ts';
import { checkRoster } from './upload/checkRoster.ts';
import { listUploads } from './upload/listUploads.ts';
import { readRosterFile, refusal } from './upload/readRosterFile.ts';
import { undoUpload } from './upload/undoUpload.ts';
import { uploadRoster } from './upload/uploadRoster.ts';

/** What a browser calls every file: what it is shows in its bytes. */
const FILE = 'application/octet-stream';
const UNFIT = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_ERR_CTP_EMPTY_TYPE']);

/** Rosters that the staff uploads. */
export async function rosterRoutes(app: App): Promise<void> {
  await registerScopes(app, [takeFiles]);
  serve(app, rosterApi.check, ({ context, body }) => checkRoster(context, body), { bodyLimit: ROSTER_BODY_LIMIT });
  serve(app, rosterApi.listUploads, ({ context }) => listUploads(context));
  serve(app, rosterApi.upload, ({ context, body }) => uploadRoster(context, body), { bodyLimit: ROSTER_BODY_LIMIT });
  serve(app, rosterApi.exportOneRoster, ({ context, query }) => exportOneRoster(context, query.purpose));
  serve(app, rosterApi.undo, ({ context, params }) => undoUpload(context, params.uploadNo));
}

/** Takes the file itself instead of JSON. */
async function takeFiles(app: App): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FILE,
    { parseAs: 'buffer', bodyLimit: rosterTuning.mostBytes },
    async (_request: unknown, body: Buffer) => body,
  );
  app.setErrorHandler((error: FastifyError) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      throw refusal('5MB보다 커요. 쓰지 않는 시트와 그림을 지우고 다시 저장해 주세요.');
    throw UNFIT.has(error.code) ? refusal('파일이 아니에요.') : error;
  });

  app.route({
    ...routeOf(rosterApi.readFile),
    schema: { params: rosterSchemas.readFile.params, response: { 200: envelope(rosterSchemas.readFile.data) } },
    bodyLimit: rosterTuning.mostBytes,
    handler: async (request) => {
      const context = await postContext(request, rosterApi.readFile.right);
      if (!Buffer.isBuffer(request.body)) throw refusal('파일이 아니에요.');
      return ok(await readRosterFile(context, request.body));
    },
  });
}
