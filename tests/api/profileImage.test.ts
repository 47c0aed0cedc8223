import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import { type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { animatedPng, animatedWebp, handmadePng, jpeg, photo, png, webp } from '../support/awkwardPictures.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const PATH = '/api/account/profile-image/me';
const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

let app: TestApp;
let accountNo: number;
let token: string;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(() => app.close());
beforeEach(async () => {
  accountNo = (await makeAccount(app, 'edu')).accountNo;
  token = await loginOf(app, 'edu', accountNo);
});

async function put(bytes: Buffer, type: string, as = token) {
  const host = new URL(app.env.origins.edu).host;
  const headers = { host, [tokenHeaderBySite.edu]: as, 'content-type': type };
  const response = await app.app.inject({ method: 'PUT', url: PATH, headers, payload: bytes });
  const body = response.json<{ code?: string; message?: string; data?: { profileImagePath: string } }>();
  return {
    ...{ status: response.statusCode, code: body.code, message: body.message },
    path: body.data?.profileImagePath ?? '',
  };
}

async function fetchPicture(path: string, site: SiteName = 'edu') {
  const headers = { host: new URL(app.env.origins[site]).host };
  const response = await app.app.inject({ method: 'GET', url: path, headers });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

const stored = () => app.db.selectFrom('profile_image').selectAll().where('account_no', '=', accountNo).execute();
const me = async () => (await app.send<AccountInfo>('POST', '/api/account/me', { token })).data.profileImagePath;

/** The colour of the middle of a fourth of the picture. */
async function colour(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const near = (value: number | undefined) => ((value ?? 0) > 127 ? 255 : 0);
  return { r: near(data[0]), g: near(data[1]), b: near(data[2]) };
}

describe('a profile picture', () => {
  it('is made anew as a square WebP, whatever kind it came in', async () => {
    for (const [bytes, type] of [
      [await jpeg(), 'image/jpeg'],
      [await png(), 'image/png'],
      [await webp(), 'image/webp'],
      [await png(7, 900), 'image/png'],
    ] as const) {
      const { status, path } = await put(bytes, type);
      expect(status).toBe(200);
      const picture = await fetchPicture(path);
      const { format, width, height, pages } = await sharp(picture.bytes).metadata();
      expect({ format, width, height, pages }).toEqual({ format: 'webp', width: 256, height: 256, pages: undefined });
      expect(await colour(picture.bytes, 40, 128)).toEqual(RED);
      expect(await colour(picture.bytes, 215, 128)).toEqual(BLUE);
    }
  });

  it('is served by a random name, as a picture and as nothing else', async () => {
    const { path } = await put(await jpeg(), 'image/jpeg');
    expect(path).toMatch(/^\/api\/account\/profile-images\/[\w-]{22}\.webp$/);
    expect(await me()).toBe(path);
    const { status, headers } = await fetchPicture(path);
    expect(status).toBe(200);
    for (const site of ['school', 'home'] as const) expect((await fetchPicture(path, site)).status).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="profile.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    });
  });

  it('takes the place of the one before, which is gone, and can be taken away', async () => {
    const first = await put(await jpeg(), 'image/jpeg');
    const second = await put(await png(), 'image/png');
    expect(second.path).not.toBe(first.path);
    expect((await fetchPicture(first.path)).status).toBe(404);
    expect(await stored()).toHaveLength(1);
    const removed = await app.remove<{ profileImagePath: null }>(PATH, token);
    expect(removed).toMatchObject({ status: 200, data: { profileImagePath: null } });
    expect((await fetchPicture(second.path)).status).toBe(404);
    expect([await me(), await stored()]).toEqual([null, []]);
  });

  it('loses where and by whom it was taken, and stands upright', async () => {
    const bytes = await photo('CANARY-ARTIST');
    const before = await sharp(bytes).metadata();
    expect(before.exif?.toString('latin1')).toContain('CANARY-ARTIST');
    expect(before.orientation).toBe(6);
    const picture = await fetchPicture((await put(bytes, 'image/jpeg')).path);
    const after = await sharp(picture.bytes).metadata();
    for (const part of [after.exif, after.xmp, after.iptc, after.icc, after.orientation]) expect(part).toBeUndefined();
    expect(picture.bytes.toString('latin1')).not.toMatch(/CANARY|Exif|GPS/);
    expect(await colour(picture.bytes, 128, 40)).toEqual(RED);
    expect(await colour(picture.bytes, 128, 215)).toEqual(BLUE);
  });

  it('of a moving kind is its first frame', async () => {
    const moving = await animatedWebp();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    for (const [bytes, type] of [
      [moving, 'image/webp'],
      [animatedPng(), 'image/png'],
    ] as const) {
      const { status, path } = await put(bytes, type);
      expect(status).toBe(200);
      const { bytes: made } = await fetchPicture(path);
      expect((await sharp(made).metadata()).pages).toBeUndefined();
      expect(await colour(made, 128, 128)).toEqual(RED);
    }
  });

  it('loses what was hidden behind it', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from('<script>alert("CANARY")</script>')]);
    const { status, path } = await put(bytes, 'image/jpeg');
    expect(status).toBe(200);
    expect((await fetchPicture(path)).bytes.toString('latin1')).not.toContain('CANARY');
  });
});

it('is not put up in the demo, where the next visitor would see it; one from before can be taken away', async () => {
  const demo = await app.signIn('edu');
  expect(await put(await jpeg(), 'image/jpeg', demo)).toMatchObject({ status: 422, code: 'DEMO_ACCOUNT' });
  expect((await app.remove(PATH, demo)).status).toBe(200);
});

describe('megabytes packed into a small file', () => {
  const packed = deflateSync(Buffer.alloc(50_000_000));
  const row = Buffer.from([0, 255, 0, 0]);
  const hidden = (type: string, start: string) =>
    handmadePng(1, 1, row, [{ type, data: Buffer.concat([Buffer.from(start, 'latin1'), packed]) }]);

  it.each([
    ['behind the last row', handmadePng(1, 1, Buffer.concat([row, Buffer.alloc(50_000_000)]))],
    ['as a comment', hidden('zTXt', 'Comment\0\0')],
    ['as metadata', hidden('iTXt', 'XML:com.adobe.xmp\0\u0001\0\0\0')],
    ['as colours', hidden('iCCP', 'icc\0\0')],
  ])('%s stay packed: the picture is the one pixel there is', async (_name, bytes) => {
    const { status, path } = await put(bytes, 'image/png');
    expect(status).toBe(200);
    const picture = await fetchPicture(path);
    expect(picture.bytes.length).toBeLessThan(1000);
    expect(await colour(picture.bytes, 128, 128)).toEqual(RED);
  });
});

describe('what is no profile picture', () => {
  it.each([
    ['a page behind the first bytes of a JPEG', 'image/jpeg', async () => disguised([0xff, 0xd8, 0xff, 0xe0])],
    ['a page behind the first bytes of a PNG', 'image/png', async () => disguised([137, 80, 78, 71, 13, 10, 26, 10])],
    ['a drawing', 'image/svg+xml', async () => Buffer.from(SVG)],
    ['a drawing that says it is a PNG', 'image/png', async () => Buffer.from(SVG)],
    ['a GIF', 'image/gif', async () => gif()],
    ['a GIF that says it is a WebP', 'image/webp', async () => gif()],
    [
      'a TIFF',
      'image/tiff',
      async () =>
        sharp(await png())
          .tiff()
          .toBuffer(),
    ],
    ['a PNG that says it is a JPEG', 'image/jpeg', async () => png()],
    ['a JPEG that says it is a PNG', 'image/png', async () => jpeg()],
    ['a JPEG that stops half way', 'image/jpeg', async () => halfOf(await jpeg(1200, 900))],
    ['a PNG that stops half way', 'image/png', async () => halfOf(await png(1200, 900))],
    ['a WebP that stops half way', 'image/webp', async () => halfOf(await noise())],
    ['nothing', 'image/jpeg', async () => Buffer.alloc(0)],
    ['a form', 'multipart/form-data; boundary=x', async () => Buffer.from('--x--')],
    ['JSON', 'application/json', async () => Buffer.from('{"picture":"AAAA"}')],
    ['a header of 50,000 × 50,000 pixels', 'image/png', async () => handmadePng(50_000, 50_000, Buffer.alloc(64))],
    ['more pixels than 4096²', 'image/png', async () => handmadePng(4097, 4096, Buffer.alloc(64))],
    ['six megabytes', 'image/jpeg', async () => Buffer.concat([await jpeg(), Buffer.alloc(6 * 1024 * 1024)])],
  ])('%s is refused, and the picture before stays', async (_name, type, make) => {
    const { path } = await put(await jpeg(), 'image/jpeg');
    const before = await stored();
    const answer = await put(await make(), type);
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 422, code: 'IMAGE_REFUSED' });
    expect(await stored()).toEqual(before);
    expect((await fetchPicture(path)).status).toBe(200);
  });

  it.each([
    ['5MB보다 커서', 'image/jpeg', async () => Buffer.concat([await jpeg(), Buffer.alloc(6 * 1024 * 1024)])],
    ['1,600만 화소', 'image/jpeg', async () => jpeg(8000, 6000)],
    ['1,600만 화소', 'image/png', async () => handmadePng(50_000, 50_000, Buffer.alloc(64))],
    ['이 사진은 쓸 수 없어요', 'image/png', async () => jpeg()],
  ])('is refused with the true reason: %s', async (reason, type, make) => {
    expect((await put(await make(), type)).message).toContain(reason);
  });

  it('is not even read without a login', async () => {
    expect((await put(await jpeg(), 'image/jpeg', 'nobody')).status).toBe(401);
  });

  it('is not found by names that are none', async () => {
    for (const name of ['..%2f..%2fsecret.key', 'x.webp', `${'a'.repeat(22)}.webp`, `${'a'.repeat(22)}.svg`, '%00']) {
      expect((await fetchPicture(`/api/account/profile-images/${name}`)).status).toBe(404);
    }
  });

  it('many at once end in one picture that is served', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => put(await png(64, 64), 'image/png')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await stored()).toHaveLength(1);
    expect((await fetchPicture((await me()) ?? '')).status).toBe(200);
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

function disguised(start: number[]): Buffer {
  return Buffer.concat([Buffer.from(start), Buffer.from('<html><script>alert(1)</script></html>')]);
}
async function gif(): Promise<Buffer> {
  return sharp(await png())
    .gif()
    .toBuffer();
}
async function noise(): Promise<Buffer> {
  const grains = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 600, height: 600, channels: 3, background: '#000000', noise: grains } })
    .webp()
    .toBuffer();
}
function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}
