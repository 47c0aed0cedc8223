import { expect, it } from 'vitest';
import { checkMarkdown } from './checkMarkdown.ts';

it.each([
  '**굵게** 적고 [책 찾기](/search)와 [안내](https://sea.kr)로 이어요.\n\n1. 하나\n2. 둘',
  '메일은 <help@sea.kr>로, 자세한 것은 <https://sea.kr/help>에서 봐요.',
  '3 < 5 이고 5 > 3 이에요.',
  '[안내]: https://sea.kr',
])('lets %j be published', (text) => {
  expect(checkMarkdown(text)).toBeNull();
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '안녕 <b>하세요',
  '[눌러요](javascript:alert(1))',
  '[눌러요](JaVaScRiPt:alert(1))',
  '[눌러요](data:text/html,x)',
  '[눌러요](//evil.example)',
  '[눌러요](/\\evil.example)',
  '[눌러요]( <javascript:alert(1)>)',
  '[여기][1]\n\n[1]: javascript:alert(1)',
  '![그림](https://evil.example/a.png)',
  '글자\u0000',
  '글자\u202a\u0007',
])('refuses %j', (text) => {
  expect(checkMarkdown(text)).not.toBeNull();
});
