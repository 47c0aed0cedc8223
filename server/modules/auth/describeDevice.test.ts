import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeDevice } from './describeDevice.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 15; SM-X710) ${chrome} Safari/537.36`, '안드로이드 태블릿 · 크롬'],
    [`Mozilla/5.0 (Linux; Android 15; K) ${chrome} Mobile Safari/537.36`, '안드로이드 휴대전화 · 크롬'],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${chrome.replace('Chrome', 'SamsungBrowser/29.0 Chrome')} Mobile Safari/537.36`,
      '안드로이드 휴대전화 · 삼성 인터넷',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      '아이폰 · 사파리',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
      '아이패드 · 크롬',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/156.0.0.0`, '윈도우 · 엣지'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Whale/4.33 Safari/537.36`, '윈도우 · 웨일'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, '크롬북 · 크롬'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      '맥 · 사파리',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', '리눅스 · 파이어폭스'],
    ['Mozilla/5.0 (Windows NT 10.0)', '윈도우'],
    ['curl/8.5.0', '알 수 없는 기기'],
    ['', '알 수 없는 기기'],
    [undefined, '알 수 없는 기기'],
  ])('%s', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });

  it('holds nothing of what was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(describeDevice(text)).toMatch(/^[가-힣 ·]{1,30}$/);
      }),
    );
  });
});
