import type { FastifyRequest } from 'fastify';
import { staffProviderApi } from '#contract/endpoints/staffProvider.ts';
import '#contract/schemas/staffProvider.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { limitRequests } from '#server/plugins/infra/limitRequests.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { beginProvider, listProviders, type ProviderSetting } from './beginProvider.ts';
import { finishProvider } from './finishProvider.ts';
import { joinByProvider } from './joinByProvider.ts';

/** Signing in at the staff pages by a provider of accounts. */
export async function staffProviderRoutes(app: App): Promise<void> {
  const { staffProviders } = app.services;
  app.addHook('onRequest', async (request) => {
    if (request.site === 'home') throw new AppError('NOT_FOUND');
  });
  serve(app, staffProviderApi.list, ({ context }) => listProviders(context, staffProviders));
  await registerScopes(app, [stepRoutes]);
}

/** Each leaves a row or asks another company, so one sender has a limit that the staff of a large school stay below. */
async function stepRoutes(app: App): Promise<void> {
  await limitRequests(app, {
    name: 'staff-provider',
    max: staffTuning.providerStepsPerAddress,
    timeWindow: staffTuning.providerStepWindow,
    caller: (request) => networkOf(request.ip),
  });
  serve(app, staffProviderApi.begin, ({ context, body, request }) => beginProvider(context, settingOf(request), body));
  serve(app, staffProviderApi.answer, ({ context, body, request }) =>
    finishProvider(context, settingOf(request), body),
  );
  serve(app, staffProviderApi.join, ({ context, body }) => joinByProvider(context, body));
}

function settingOf(request: FastifyRequest): ProviderSetting {
  const { env, staffProviders } = request.server.services;
  return {
    providers: staffProviders,
    origin: env.origins[request.site],
    note: (provider, trouble) =>
      request.log.warn({ event: 'staff-provider', provider, ...trouble }, 'no sign-in by a provider'),
  };
}
