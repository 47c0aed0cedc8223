import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { htmlEntity } from '#domain/interchange/htmlEntity.ts';
import type { MarkupElement } from '#domain/interchange/MarkupElement.ts';

export type ParsedMarkup = { ok: true; root: MarkupElement } | { ok: false; reason: string };

/** Characters; a question bank with pictures inside has some megabytes. */
const SIZE_LIMIT = 10_000_000;
const DEPTH_LIMIT = 60;
/** Programs of QTI 1.2 name their DTD, which nobody loads. */
const HARMLESS_DOCTYPE = /<!DOCTYPE\s+questestinterop\s+(?:SYSTEM|PUBLIC)\s[^[\]<>]{0,300}>/u;

class TooDeep extends Error {}

/**
 * Reads an XML file that anybody may have written. Document types and entities of its own are refused, so that nothing
 * is loaded from outside and nothing grows; size and depth are limited. Names of HTML characters are known, since
 * exports hold them although XML does not.
 */
export function parseMarkup(given: string): ParsedMarkup {
  if (given.length > SIZE_LIMIT) return { ok: false, reason: `문항 파일이 ${SIZE_LIMIT / 1_000_000}MB보다 커요` };
  const source = given.replace(HARMLESS_DOCTYPE, (found) => found.replace(/[^\n]/gu, ' '));
  if (/<!\s*(?:DOCTYPE|ENTITY)/iu.test(source))
    return { ok: false, reason: 'DOCTYPE나 ENTITY가 있는 XML은 받지 않아요' };
  try {
    const { root } = parseXml(source, { includeOffsets: true, resolveUndefinedEntity: htmlEntity });
    if (root === null) return { ok: false, reason: 'XML이 비어 있어요' };
    return { ok: true, root: simplify(root, lineCounter(source)) };
  } catch (error) {
    return { ok: false, reason: `XML로 읽을 수 없어요${placeOf(error)}` };
  }
}

function placeOf(error: unknown): string {
  if (error instanceof TooDeep) return ` (${DEPTH_LIMIT}겹보다 깊어요)`;
  if (!(error instanceof XmlError)) return '';
  const entity = /entity isn't defined: (&\S{1,30};)/u.exec(error.message)?.[1];
  const where = `${error.line}번째 줄 ${error.column}번째 글자`;
  return entity === undefined ? ` (${where})` : ` (${where}: ${entity}는 모르는 부호예요)`;
}

/** @throws TooDeep: what comes after walks the tree by calling itself */
function simplify(element: XmlElement, lineAt: (offset: number) => number, depth = 0): MarkupElement {
  if (depth > DEPTH_LIMIT) throw new TooDeep();
  const line = lineAt(element.start);
  const children: (MarkupElement | string)[] = [];
  for (const child of element.children) {
    if (child instanceof XmlElement) children.push(simplify(child, lineAt, depth + 1));
    else if (child instanceof XmlText) children.push(child.text);
  }
  const attributes = Object.entries(element.attributes).map(([name, value]) => [simpleName(name), value]);
  const name = simpleName(element.name).replace(/^qti-/u, '');
  return { name, attributes: Object.fromEntries(attributes), children, line };
}

/** Lines by offsets that only grow, as a walk through the tree asks for them. */
function lineCounter(source: string): (offset: number) => number {
  let at = 0;
  let line = 1;
  return (offset) => {
    for (let next = source.indexOf('\n', at); next >= 0 && next < offset; next = source.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

/** `qh5:responseIdentifier` → `response-identifier` */
function simpleName(name: string): string {
  return name
    .slice(name.indexOf(':') + 1)
    .replace(/(?<=[a-z0-9])[A-Z]/gu, (letter) => `-${letter}`)
    .toLowerCase();
}
