/**
 * Style sheets and attributes of a picture, whose values are styles as well: nothing that is loaded, nothing hidden behind
 * escapes or comments.
 *
 * @returns Korean reasons
 */
export function checkSvgCss(css: string): string[] {
  const reasons: string[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '').toLowerCase();
  if (text.includes('\\')) reasons.push('스타일에 \\를 쓸 수 없어요');
  if (/url\s*\(\s*(?!["']?\s*#)/.test(text)) reasons.push('url()은 이 그림 안의 #id만 가리킬 수 있어요');
  if (/@import|@charset|@namespace|@font-face|expression\s*\(|javascript:|-moz-binding|behavior\s*:/.test(text)) {
    reasons.push('밖의 것을 불러올 수 없어요');
  }
  if (/(?:^|[\s:,(])(?:-webkit-)?(?:image|image-set|src|element|paint)\s*\(/.test(text))
    reasons.push('밖의 것을 불러올 수 없어요');
  return reasons;
}
