import { describe, expect, it } from 'vitest';
import { storageTroubleOf } from './storageTroubleOf.ts';

const failed = (about: object, cause?: unknown) => Object.assign(new Error('x', { cause }), about);
const withoutNumber = (text: string) => Object.assign(new Error(text), { code: 'ERR_SQLITE_ERROR' });
const sqlite = (errcode: number) => failed({ code: 'ERR_SQLITE_ERROR', errcode });

describe('trouble with storage', () => {
  it.each([
    [sqlite(13), 'full'],
    [sqlite(11), 'damaged'],
    [sqlite(267), 'damaged'],
    [sqlite(26), 'damaged'],
    [sqlite(778), 'failing'],
    [sqlite(8), 'failing'],
    [withoutNumber('database disk image is malformed'), 'damaged'],
    [withoutNumber('database or disk is full'), 'full'],
    [withoutNumber('disk I/O error'), 'failing'],
    [failed({ code: '53100' }), 'full'],
    [failed({ code: 'XX001' }), 'damaged'],
    [failed({ code: '58030' }), 'failing'],
    [failed({ code: 'ENOSPC' }), 'full'],
    [failed({ code: 'EROFS' }), 'failing'],
    [failed({}, failed({ code: 'EDQUOT' })), 'full'],
  ])('is found in %o', (error, trouble) => expect(storageTroubleOf(error)).toBe(trouble));

  it.each([
    sqlite(19),
    sqlite(5),
    withoutNumber('UNIQUE constraint failed: u.a'),
    failed({ code: '23505' }),
    failed({ code: 'ENOENT' }),
    failed({ errcode: 13 }),
    new Error('database or disk is full'),
    'ENOSPC',
    null,
  ])('is not seen in %o', (error) => expect(storageTroubleOf(error)).toBeNull());
});
