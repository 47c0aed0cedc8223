import { withoutControls } from './withoutControls.ts';

/** What a text of operators may not hold, in words for who wrote it; null when it may be published. */
export function checkMarkdown(text: string): string | null {
  if (withoutControls(text) !== text) return '보이지 않는 제어 문자가 들어 있어요';
  if (/<\/?[a-z!][^>]*>?/i.test(withoutAutolinks(text))) return 'HTML 태그는 쓸 수 없어요';
  for (const [, target = ''] of text.matchAll(/\]\(\s*<?([^)\s>]*)/g)) {
    if (!isSafeTarget(target)) return `링크 주소는 /로 시작하거나 https://여야 해요 (${target})`;
  }
  for (const target of definedTargets(text)) {
    if (!isSafeTarget(target)) return `링크 주소는 /로 시작하거나 https://여야 해요 (${target})`;
  }
  if (hasForeignPicture(text)) return '다른 사이트의 그림은 쓸 수 없어요';
  return null;
}

/** Where links lead whose address stands apart: `[name]: address`, with the name at the beginning of a line. */
function definedTargets(text: string): string[] {
  const targets: string[] = [];
  let before = 0;
  for (let at = text.indexOf(']'); at !== -1; at = text.indexOf(']', before)) {
    const name = text.slice(before, at);
    before = at + 1;
    if (text[before] !== ':' || !/(?:^|[\n\r])[ \t]*\[[^\]]/.test(name)) continue;
    const target = /:\s*<?(\S+)/y;
    target.lastIndex = before;
    const found = target.exec(text)?.[1];
    if (found !== undefined) targets.push(found.endsWith('>') ? found.slice(0, -1) : found);
  }
  return targets;
}

/** Whether a picture is drawn that another site would have to send. */
function hasForeignPicture(text: string): boolean {
  const address = /\]\(\s*<?https?:/iy;
  let inPicture = false;
  for (const { 0: mark, index } of text.matchAll(/!\[|\]/g)) {
    if (mark !== ']') {
      inPicture = true;
      continue;
    }
    address.lastIndex = index;
    if (inPicture && address.test(text)) return true;
    inPicture = false;
  }
  return false;
}

/** `<https://sea.kr>` and `<help@sea.kr>` are Markdown, not HTML. */
function withoutAutolinks(text: string): string {
  return text.replace(/<(?:https:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/gi, '');
}

function isSafeTarget(target: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(target);
}
