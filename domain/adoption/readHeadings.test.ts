import { expect, it } from 'vitest';
import { readHeadings } from './readHeadings.ts';

it('headings carry the number of their article', () => {
  const content =
    '앞글\n\n## 이번에 달라진 것\n\n### 첫째\n## 1. 항목\n### 가. 꼭 필요한 것\r\n#### 더 깊은 것\n## 제2조 (권리)\n### 가. 보기';
  expect(readHeadings(content)).toEqual([
    '이번에 달라진 것',
    '첫째',
    '1. 항목',
    '1-가. 꼭 필요한 것',
    '제2조 (권리)',
    '가. 보기',
  ]);
});
