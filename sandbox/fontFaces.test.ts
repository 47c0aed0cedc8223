import { expect, it } from 'vitest';
import { buildHttp } from './buildHttp.ts';
import { fontFaces } from './fontFaces.ts';

it('asks for parts that are served, and nothing else is', async () => {
  const app = buildHttp();
  const asked = [...fontFaces().matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? '');
  expect(asked.length).toBeGreaterThan(10);
  for (const url of asked) {
    const { statusCode, headers } = await app.inject({ url });
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'font/woff2']);
  }
  for (const url of ['/fonts/jua.woff2', '/fonts/..%2Ffonts.css', '/fonts/%22']) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
  await app.close();
});

it('names the family as the text does that follows', () => {
  expect(fontFaces()).toContain('font-family: "Bada Sans"');
  expect(fontFaces('Pretendard')).not.toContain('Bada Sans');
});
