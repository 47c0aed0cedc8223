import { listFiles } from '../../tests/support/listSources.ts';

/** The texts of a test are never shown to users. */
export const isShipped = (path: string): boolean => !/\.test\.tsx?$/.test(path);

/** Sources of what stands around every page: header, bar, footer and what they lead to. */
export const frameSources: readonly string[] = [
  'src/config/navigationOf.ts',
  ...['src/components/layout', 'src/components/switch'].flatMap((each) => listFiles(each, ['.ts', '.tsx'])),
].filter(isShipped);
