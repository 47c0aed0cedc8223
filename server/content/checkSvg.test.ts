import { expect, test } from 'vitest';
import { checkSvg } from './checkSvg.ts';

const BOX = '0 0 96 96';
const draw = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}"${attributes}>${inner}</svg>`;

test('a closed picture with gradients, clips and uses passes', () => {
  const inner =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M0 0h9"/></defs>' +
    '<!-- a note --><g fill="url(#a)"><use href="#p"/><title>별</title></g><path fill=\'url("#a")\' d="M0 0"/>';
  expect(checkSvg(`<?xml version="1.0"?>\n${draw(inner)}`, BOX)).toEqual([]);
});

test.each([
  ['script', '<script>alert(1)</script>'],
  ['foreignObject', '<foreignObject><p/></foreignObject>'],
  ['이벤트', '<rect onclick="x()"/>'],
  ['이벤트', '<rect fill="red"\nonload="x()"/>'],
  ['href', '<image href="https://example.com/a.png"/>'],
  ['href', '<use xlink:href="data:image/svg+xml;base64,AAAA"/>'],
  ['href', '<use href=http://example.com/#a />'],
  ['href', '<animate attributeName="href" values="x"/>'],
  ['url()', '<rect fill="url(https://example.com/#a)"/>'],
  ['url()', '<rect style="fill:url( //example.com/a )"/>'],
  ['밖의 것', '<style>@import "x.css";</style>'],
  ['글자', '<text x="1" y="2">별</text>'],
  ['다른 문서', '<a><rect/></a>'],
  ['짝', '<g><rect></g>'],
  ['#없음', '<rect fill="url(#없음)"/>'],
])('refuses for %s: %s', (reason, inner) => {
  expect(checkSvg(draw(inner), BOX)).toContainEqual(expect.stringContaining(reason));
});

test('refuses an entity declaration before the picture', () => {
  expect(checkSvg(`<!DOCTYPE svg [<!ENTITY x "y">]>${draw('')}`, BOX)).toEqual(['SVG 그림이 아니에요']);
});

test('refuses another canvas, another format and a heavy file', () => {
  expect(checkSvg(draw(''), '0 0 300 420')).toEqual(['viewBox가 "0 0 300 420"여야 해요']);
  expect(checkSvg('<html></html>', BOX)).toEqual(['SVG 그림이 아니에요']);
  expect(checkSvg(draw(`<path d="${'M0 0h1'.repeat(11_000)}"/>`), BOX)).toEqual([expect.stringContaining('60kB 이하')]);
});
