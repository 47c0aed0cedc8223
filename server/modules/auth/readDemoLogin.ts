import type { DemoLogin } from '#contract/auth.ts';
import type { SiteName } from '#contract/site.ts';
import type { Context } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';

/**
 * The demo login of a site, for the button of the login page, under the name it was made with: versions before let a
 * visitor change it. Not found where no demo accounts were made.
 */
export async function readDemoLogin(context: Context, site: SiteName, offered: DemoLogin | null): Promise<DemoLogin> {
  const account = offered ? await accounts.findDemo(context.db, site) : undefined;
  if (!offered || !account) throw new AppError('NOT_FOUND');
  return { accountId: account.accountId, password: offered.password, name: offered.name };
}
