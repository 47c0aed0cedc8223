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

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const nasty = [
  `<x:script xmlns:x="${SVG}">alert(1)</x:script>`,
  `<g xmlns:x="${SVG}"><x:script>alert(1)</x:script></g>`,
  `<g xmlns:x="${SVG}"><g xmlns:y="${SVG}"><y:script x="1"/></g></g>`,
  `<x:script xmlns:x="&#104;ttp://www.w3.org/2000/svg">1</x:script>`,
  `<x:foreignObject xmlns:x="${SVG}"><rect/></x:foreignObject>`,
  `<x:a xmlns:x="${SVG}" xmlns:l="${XLINK}" l:href="#a"><g id="a"/></x:a>`,
  `<x:image xmlns:x="${SVG}" width="1"/>`,
  `<x:text xmlns:x="${SVG}">글</x:text>`,
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '<h:img xmlns:h="http://www.w3.org/1999/xhtml" alt="1"/>',
  '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>',
  '<h:body xmlns:h="http://www.w3.org/1999/xhtml"/>',
  '<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet"/>',
  '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;//evil"/>',
  '<h:form xmlns:h="http://www.w3.org/1999/xhtml"/>',
  '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>',
  '<e:listener xmlns:e="http://www.w3.org/2001/xml-events" event="load"/>',
  '<z:thing xmlns:z="urn:unknown"/>',
  '<script/>',
  '<SCRIPT/>',
  '<handler type="text/ecmascript"/>',
  '<foreignobject/>',
  '<image href="#a"/><g id="a"/>',
  '<feImage href="#a"/><g id="a"/>',
  '<switch><g/></switch>',
  '<view id="v"/>',
  '<cursor/>',
  '<font-face/>',
  '<discard/>',
  `<g xmlns:l="${XLINK}" l:href="https://evil.example/#a"/>`,
  `<use xmlns:l="${XLINK}" l:href="javascript:alert(1)"/>`,
  `<use xmlns:l="${XLINK}" l:href="java&#10;script:alert(1)"/>`,
  '<use href="&#106;avascript:alert(1)"/>',
  '<use href=" #a"/><g id="a"/>',
  '<use href="//evil.example/a.svg#a"/>',
  '<use href="data:image/svg+xml,x#a"/>',
  '<use href="a.svg#a"/>',
  '<use href=""/>',
  '<g xml:base="https://evil.example/"><use href="#a"/><g id="a"/></g>',
  '<set attributeName="href" to="x"/>',
  '<set attributeName="xlink:href" to="x"/>',
  '<set attributeName="&#104;ref" to="x"/>',
  '<set attributeName=" href " to="x"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<animate attributeName="ONCLICK" values="alert(1)"/>',
  '<animate attributeName="style" values="fill:red"/>',
  '<animate attributeName="fill" values="url(//evil.example/a)"/>',
  '<animate attributeName="fill" from="javascript:alert(1)"/>',
  '<animate attributeName="fill" begin="0s" onbegin="alert(1)"/>',
  '<g ONLOAD="alert(1)"/>',
  '<g x:onload="alert(1)" xmlns:x="urn:x"/>',
  `<g e:onclick="alert(1)" xmlns:e="${SVG}"/>`,
  '<g onfocusin="alert(1)" tabindex="1"/>',
  '<g onload&#10;="alert(1)"/>',
  '<g src="a.png"/>',
  `<g x:src="a.png" xmlns:x="${SVG}"/>`,
  '<g style="fill:url(https://evil.example/)"/>',
  '<g style="fill:u\\72l(https://evil.example/)"/>',
  '<g style="fill:url/**/(https://evil.example/)"/>',
  '<g style="fill:ur/**/l(//evil.example/)"/>',
  '<g style="fill:URL( \'https://evil.example/\' )"/>',
  '<g style="fill:&#117;rl(https://evil.example/)"/>',
  '<g style="cursor:image-set(&quot;//evil.example/a&quot; 1x)"/>',
  '<g style="background:-webkit-image-set(&quot;//evil.example/a&quot; 1x)"/>',
  '<g style="width:expression(alert(1))"/>',
  '<g style="-moz-binding:none"/>',
  '<g style="behavior:none"/>',
  '<style>@&#105;mport "//evil.example/a.css";</style>',
  '<style>&#64;import "//evil.example/a.css";</style>',
  '<style>@\\69mport "//evil.example/a.css";</style>',
  '<style>@font-face{font-family:x}</style>',
  '<style>g{fill:url(&#47;&#47;evil.example/)}</style>',
  '<style><![CDATA[@import "a";]]></style>',
  `<x:style xmlns:x="${SVG}">@&#105;mport "a";</x:style>`,
  '<g filter="url(https://evil.example/#f)"/>',
  '<g mask="url(&quot;https://evil.example/#f&quot;)"/>',
  '<g clip-path="ur&#108;(//evil.example/#f)"/>',
  '<?xml-stylesheet href="a.css"?>',
  '<?php echo 1 ?>',
  '<g>&unknown;</g>',
  '<g a="1" a="2"/>',
  '<g id="a"><use href="#a"/></g>',
  `${Array.from({ length: 20 }, (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`).join('')}<g id="a0"/>`,
  `${'<g>'.repeat(200)}${'</g>'.repeat(200)}`,
  `${'<g>'.repeat(7000)}${'</g>'.repeat(7000)}`,
];

test(`refuses ${nasty.length} ways to bring something in`, () => {
  expect(nasty.length).toBeGreaterThanOrEqual(60);
  expect(nasty.filter((inner) => checkSvg(draw(inner), BOX).length === 0)).toEqual([]);
});

test.each(['UTF-16', 'iso-2022-jp', 'utf-7', 'windows-1252'])(
  'refuses the encoding %s, which a browser would read otherwise',
  (encoding) => {
    expect(checkSvg(`<?xml version="1.0" encoding="${encoding}"?>${draw('')}`, BOX)).not.toEqual([]);
    expect(checkSvg(`<?xml version="1.0" encoding="UTF-8"?>${draw('')}`, BOX)).toEqual([]);
  },
);

test('passes what drawing programs leave, moving pictures and styles of their own', () => {
  const inner =
    '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:li>별</r:li></r:RDF></metadata>' +
    '<i:path-effect xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="층 1"/>' +
    '<style>.a{fill:#fff;filter:url(#f)}</style><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>' +
    '<circle class="a" r="4" style="mix-blend-mode:multiply"><animate attributeName="r" values="4;6;4" dur="2s"/></circle>' +
    `<x:g xmlns:x="${SVG}"><x:path d="M0 0"/></x:g><g xml:space="preserve"/>`;
  expect(checkSvg(draw(inner), BOX)).toEqual([]);
});
