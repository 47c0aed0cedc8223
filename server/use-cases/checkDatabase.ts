import { installation } from '../repositories/installation.ts';
import type { Context } from './Context.ts';

/** Whether the database answers. */
export async function checkDatabase(context: Context): Promise<boolean> {
  try {
    await installation.read(context.db, 'health');
    return true;
  } catch {
    return false;
  }
}
