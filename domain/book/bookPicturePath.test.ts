import { expect, test } from 'vitest';
import { optionPicturePath } from './bookPicturePath.ts';

test('a drawing of the pack lies in the folder of the book, a shared picture beside the guests', () => {
  expect(optionPicturePath(1055, 'option-lion.svg')).toBe('/content/books/1055/option-lion.svg');
  expect(optionPicturePath(1001, 'tiger-face')).toBe('/art/story/tiger-face.webp');
});
