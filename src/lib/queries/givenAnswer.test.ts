import { afterEach, expect, it } from 'vitest';
import { givenAnswer } from './givenAnswer.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

function write(text: string) {
  document.head.innerHTML = `<script type="application/json" id="page-answers">${text}</script>`;
}

it('hands out what the server wrote for the call, and nothing else', () => {
  expect(givenAnswer('/api/a')).toBeUndefined();
  write('{"/api/a":{"title":"\\u003cb>"}}');
  expect(givenAnswer('/api/a')).toEqual({ title: '<b>' });
  expect(givenAnswer('/api/b')).toBeUndefined();
  write('{');
  expect(givenAnswer('/api/a')).toBeUndefined();
});
