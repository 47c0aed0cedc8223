import type { SiteName } from '#contract/site.ts';
import type { TestApp } from './buildTestApp.ts';
import { driveApp } from './driveApp.ts';

/** The same server, asked as the pages of another site ask it. */
export function onSite(app: TestApp, site: SiteName): TestApp {
  return Object.assign(Object.create(app), driveApp(app.app, site)) as TestApp;
}
