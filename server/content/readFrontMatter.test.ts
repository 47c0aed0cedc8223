import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFrontMatter } from './readFrontMatter.ts';

const head = z.strictObject({ title: z.string().min(1).max(80), publishedAt: z.iso.date().optional() });
const read = (fields: string) => readFrontMatter(`---\n${fields}\n---\n글이에요.\n`, head);

describe('the head of a text', () => {
  it.each([
    ['title: 여름: 바다', '여름: 바다'],
    ['title: "여름: 바다"', '여름: 바다'],
    ["title: '여름'", '여름'],
    ['title: "여름" 그리고 "바다"', '"여름" 그리고 "바다"'],
    ['\ntitle:   여름  \n', '여름'],
  ])('is read as its writer meant it: %j', (fields, title) => {
    expect(read(fields)).toEqual({ ok: true, head: { title }, content: '글이에요.' });
  });

  it('may stand below blank lines, end in blanks and have lines of Windows', () => {
    const text = '\r\n--- \r\ntitle: 여름\r\n---\t\r\n글이에요.';
    expect(readFrontMatter(text, head)).toEqual({ ok: true, head: { title: '여름' }, content: '글이에요.' });
  });

  it.each([
    ['제목', '‘이름: 값’으로 적어 주세요 (제목)'],
    ['title: 가\ntitle: 나', '두 번 있어요: title'],
    ['title:', 'title: 1자 이상이어야 해요'],
    ['titel: 가', '모르는 이름이 있어요 (‘titel’)'],
    ['title: 가\npublishedAt: 어제', 'publishedAt: 날짜를 2026-03-02처럼 적어 주세요 (적힌 값: 어제)'],
    ['title: \u008c양꿍', '제어 문자'],
  ])('is refused in Korean: %j', (fields, reason) => {
    expect(read(fields)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });
});
