import { expect, it } from 'vitest';
import { isPlaying } from './isPlaying.ts';
import { paths } from './paths.ts';

it.each([
  paths.aquarium.getHref(),
  paths.bookRead.getHref({ bookNo: 1042 }),
  paths.diagnosisTest.getHref(),
  paths.bbtiTest.getHref(),
  paths.contestDiagnosis.getHref(),
])('leaves a student alone on %s', (href) => {
  expect(isPlaying(href, '')).toBe(true);
});

it('knows a mission that is open from the list of missions', () => {
  const href = paths.bookMission.getHref({ bookNo: 1042 });
  expect(isPlaying(href, '?kind=PUZZLE')).toBe(true);
  expect(isPlaying(href, '')).toBe(false);
});

it.each([paths.main.getHref(), paths.search.getHref(), paths.communityAqua.getHref(), paths.contest.getHref()])(
  'may speak up on %s',
  (href) => {
    expect(isPlaying(href, '?kind=PUZZLE')).toBe(false);
  },
);
