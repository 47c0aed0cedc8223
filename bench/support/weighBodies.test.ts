import { expect, it } from 'vitest';
import { weighBodies } from './weighBodies.ts';

const came = (requestId: string, url: string, type: string) => ({
  method: 'Network.responseReceived',
  params: { requestId, type, response: { url: `https://localhost${url}` } },
});
const piece = (requestId: string, encodedDataLength: number) => ({
  method: 'Network.dataReceived',
  params: { requestId, encodedDataLength },
});

it('adds up bodies by kind, a script that is fetched before it is imported among the scripts', () => {
  const events = [
    came('1', '/main', 'Document'),
    piece('1', 2_000),
    came('2', '/assets/shell.js', 'Script'),
    piece('2', 30_000),
    piece('2', 12_000),
    came('3', '/assets/page.js', 'Fetch'),
    piece('3', 500),
    came('4', '/assets/page.css', 'Stylesheet'),
    piece('4', 40),
    came('5', '/api/main/me', 'Fetch'),
    piece('5', 7),
    { method: 'Network.loadingFinished', params: { requestId: '2', encodedDataLength: 43_000 } },
  ];
  expect(weighBodies(events)).toEqual({ scripts: 42_500, styles: 40, fonts: 0, pictures: 0, others: 2_007 });
});

it('leaves out the frames in which a body of known length came', () => {
  const response = { url: 'https://localhost/assets/shell.js', headers: { 'content-length': '30000' } };
  const shell = { method: 'Network.responseReceived', params: { requestId: '1', type: 'Script', response } };
  expect(weighBodies([shell, piece('1', 16_009), piece('1', 14_009)]).scripts).toBe(30_000);
});
