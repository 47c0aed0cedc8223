import { z } from 'zod';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { checkDatabase } from '../../use-cases/checkDatabase.ts';

const health = z.object({ status: z.literal('ok') });

/** For whoever watches the process: alive at all, and able to work. Overload does not make it dead. */
export async function healthRoutes(app: App): Promise<void> {
  const schema = { response: { 200: health } };
  const config = { pressureHandler: () => undefined };
  app.get('/livez', { schema, config, logLevel: 'warn' }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema, logLevel: 'warn' }, async (request) => {
    if (!(await checkDatabase(anyone(request)))) throw new AppError('OVERLOADED', { retryAfterSeconds: 5 });
    return { status: 'ok' as const };
  });
}
