import { afterEach, expect, it } from 'vitest';
import { readSiteConfig } from './readSiteConfig.ts';

function write(text: string): void {
  document.head.innerHTML = `<script type="application/json" id="site-config">${text}</script>`;
}

afterEach(() => {
  document.head.innerHTML = '';
});

it('reads what the server wrote', () => {
  const config = {
    site: 'school',
    homeOrigin: 'https://home.example',
    demo: false,
    contractVersion: 1,
    observers: null,
    contact: { mail: 'help@sea.kr', phone: null },
  };
  write(JSON.stringify(config));
  expect(readSiteConfig(document)).toEqual(config);
});

it('takes a page that tells no way to the customer service', () => {
  write('{"site":"edu","homeOrigin":"https://home.example"}');
  expect(readSiteConfig(document).contact).toBeNull();
});

it.each(['', '{}', '{"site":"other","homeOrigin":""}', '{"site":"edu"}'])('refuses %s', (text) => {
  write(text);
  expect(() => readSiteConfig(document)).toThrow('site-config');
});

it('refuses a page without it', () => {
  expect(() => readSiteConfig(document)).toThrow('site-config');
});
