import type { SiteName } from '#contract/site.ts';
import type { TestApp } from './buildTestApp.ts';
import { driveApp } from './driveApp.ts';

/** The same server, asked as the pages of another site ask it. */
export function onSite(app: TestApp, site: SiteName): TestApp {
  // A copy would ask for the stand-ins, which not every server has.
  return Object.assign(Object.create(app) as TestApp, driveApp(app.app, site));
}
