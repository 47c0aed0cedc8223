// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

describe('safeRedirect', () => {
  it.each(['/main', '/book/view/1001?tab=2', '/search?query=%ED%86%A0%EB%81%BC#top'])('lets %s pass', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'main',
    'https://evil.example/main',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?redirect=/login',
    '/login/find-id',
    '/dormancy',
    '/edu/login',
    '/edu/edu/login/sign-up',
  ])('refuses %s', (path) => {
    expect(safeRedirect(path)).toBeNull();
  });

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `/${rest}`),
        ),
        (target) => {
          const path = safeRedirect(target);
          if (path !== null) expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
        },
      ),
    );
  });
});
