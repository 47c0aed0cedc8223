import { withoutControls } from './withoutControls.ts';

/** What a text of operators may not hold, in words for who wrote it; null when it may be published. */
export function checkMarkdown(text: string): string | null {
  if (withoutControls(text) !== text) return '보이지 않는 제어 문자가 들어 있어요';
  if (/<\/?[a-z!][^>]*>?/i.test(withoutAutolinks(text))) return 'HTML 태그는 쓸 수 없어요';
  for (const [, target = ''] of text.matchAll(/\]\(\s*<?([^)\s>]*)/g)) {
    if (!isSafeTarget(target)) return `링크 주소는 /로 시작하거나 https://여야 해요 (${target})`;
  }
  for (const [, target = ''] of text.matchAll(/^\s*\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm)) {
    if (!isSafeTarget(target)) return `링크 주소는 /로 시작하거나 https://여야 해요 (${target})`;
  }
  if (/!\[[^\]]*\]\(\s*<?https?:/i.test(text)) return '다른 사이트의 그림은 쓸 수 없어요';
  return null;
}

/** `<https://sea.kr>` and `<help@sea.kr>` are Markdown, not HTML. */
function withoutAutolinks(text: string): string {
  return text.replace(/<(?:https:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/gi, '');
}

function isSafeTarget(target: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(target);
}
