import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPictureName, writePictureName } from './PictureFile.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${count}}$`, 'u'));

test('a name tells what it was written from', () => {
  const file = fc.record({ pageNo: fc.integer({ min: 1, max: 200 }), look: digits(6), content: digits(8) });
  fc.assert(
    fc.property(file, (one) => {
      expect(readPictureName(writePictureName(one))).toEqual(one);
    }),
  );
});

test.each(['cover.svg', 'pic-tiger.svg', 'picture-1-abc.svgz', 'pictures.json'])('%s is another file', (name) => {
  expect(readPictureName(name)).toBeNull();
});
