/**
 * Projects of vitest.config.ts, by what their tests wait for. Each is named: of several that are left out by `!name`
 * Vitest runs all, since each of them is "not one of the others".
 */
export const UNIT_PROJECTS = {
  /** For disks, timers and answers. */
  waiting: ['modules', 'shell', 'shell without a page', 'shell with stand-ins', 'server', 'passwords'],
  /** For nothing: they keep a core busy from their beginning to their end. */
  pure: ['rules', 'view', 'view with a page', 'house'],
};
