import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { UNIT_PROJECTS } from './unitProjects.mjs';

it('names each project of vitest.config.ts once, so that every test is run and none twice', () => {
  const { projects = [] } = config.test ?? {};
  const configured = projects.map((project) => (project as { test: { name: string } }).test.name);
  expect([...UNIT_PROJECTS.waiting, ...UNIT_PROJECTS.pure].sort()).toEqual(configured.sort());
});
