import type { DemoLogin } from '../../../contract/auth.ts';
import type { SiteName } from '../../../contract/site.ts';
import { AppError } from '../../errors/AppError.ts';
import { accounts } from '../../repositories/accounts.ts';
import type { Context } from '../Context.ts';

/** The demo login of a site, for the button of the login page. Not found where no demo accounts were made. */
export async function readDemoLogin(
  context: Context,
  site: SiteName,
  offered: { password: string } | null,
): Promise<DemoLogin> {
  const account = offered ? await accounts.findDemo(context.db, site) : undefined;
  if (!offered || !account) throw new AppError('NOT_FOUND');
  return { accountId: account.accountId, password: offered.password, name: account.name };
}
