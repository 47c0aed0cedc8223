import { demoLogin, signInBody, signInData } from '../../../contract/auth.ts';
import { envelope } from '../../../contract/envelope.ts';
import { demoAccounts } from '../../config/demoAccounts.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { readDemoLogin } from '../../use-cases/auth/readDemoLogin.ts';
import { signIn } from '../../use-cases/auth/signIn.ts';

export async function authRoutes(app: App): Promise<void> {
  const { env } = app.services;

  app.post(
    '/api/auth/sign-in',
    { schema: { body: signInBody, response: { 200: envelope(signInData) } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return ok(await signIn(anyone(request), request.site, request.body));
    },
  );

  app.get('/api/auth/demo', { schema: { response: { 200: envelope(demoLogin) } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return ok(await readDemoLogin(anyone(request), request.site, env.demo ? demoAccounts[request.site] : null));
  });
}
