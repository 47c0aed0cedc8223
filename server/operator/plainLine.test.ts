import { expect, it } from 'vitest';
import { plainLine } from './plainLine.ts';

it.each([
  ['a title for the window', '서울\u001b]0;owned\u0007', '서울�]0;owned�'],
  ['a screen wiped, and letters unseen', '\u001b[2J\u001b[8m끝', '�[2J�[8m끝'],
  ['the same in one character', '\u009b2J\u009d52;c;eA==\u009c', '�2J�52;c;eA==�'],
  ['a line written over', '환불 9,900원\r환불 0원\b\u007f', '환불 9,900원�환불 0원��'],
  ['an order turned round', '\u202e001\u202c \u2066x\u2069 \u200f\u061c', '�001� �x� ��'],
  ['lines that only some terminals end', 'a\u2028b\u2029c\u000bd\u000ce\u0085f', 'a�b�c�d�e�f'],
])('shows nothing of %s', (_name, given, shown) => {
  expect(plainLine(given)).toBe(shown);
});

it('leaves what people write, with its lines, columns and pictures', () => {
  const text = '첫 줄\n둘째\t줄 👨‍👩‍👧 é ‘큰따옴표’ …';
  expect(plainLine(text)).toBe(text);
});

it('writes dates with ordinary spaces', () => {
  expect(plainLine('2026.\u00a05.\u00a06.')).toBe('2026. 5. 6.');
});
