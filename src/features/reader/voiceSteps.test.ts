// @vitest-environment node
import { expect, it } from 'vitest';
import { voiceSteps } from './voiceSteps.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, '아이폰, 아이패드'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, '아이폰, 아이패드'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, '맥'],
  ['Mozilla/5.0 (Linux; Android 13; SM-T500)', 5, '안드로이드 휴대전화, 태블릿'],
  ['Mozilla/5.0 (X11; CrOS x86_64 15633.0.0)', 10, '크롬북'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, '윈도우 컴퓨터'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, '이 기기'],
])('%s with %i touch points', (agent, touchPoints, device) => {
  expect(voiceSteps(agent, touchPoints)).toMatchObject({ device });
});
