import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';

/** An element of a QTI file, named as QTI 3 names it without `qti-`, whatever the version and the prefix. */
export interface QtiElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (QtiElement | string)[];
}

export type ReadXml = { ok: true; root: QtiElement } | { ok: false; reason: string };

const SIZE_LIMIT = 1_000_000;
const DEPTH_LIMIT = 60;

/**
 * Reads an XML file that anybody may have written. Document types and entities of its own are refused, so that nothing
 * is loaded from outside and nothing grows; size and depth are limited.
 */
export function readXml(source: string): ReadXml {
  if (source.length > SIZE_LIMIT) return { ok: false, reason: '문항 파일이 1MB보다 커요' };
  if (/<!\s*(DOCTYPE|ENTITY)/iu.test(source)) return { ok: false, reason: 'DOCTYPE나 ENTITY가 있는 XML은 받지 않아요' };
  try {
    const { root } = parseXml(source);
    return root === null ? { ok: false, reason: 'XML이 비어 있어요' } : { ok: true, root: simplify(root) };
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    return { ok: false, reason: `XML로 읽을 수 없어요 (${line})` };
  }
}

/** @throws when it goes too deep: what comes after walks the tree by calling itself */
function simplify(element: XmlElement, depth = 0): QtiElement {
  if (depth > DEPTH_LIMIT) throw new Error(`deeper than ${DEPTH_LIMIT}`);
  const children: (QtiElement | string)[] = [];
  for (const child of element.children) {
    if (child instanceof XmlElement) children.push(simplify(child, depth + 1));
    else if (child instanceof XmlText) children.push(child.text);
  }
  const attributes = Object.entries(element.attributes).map(([name, value]) => [simpleName(name), value]);
  return { name: simpleName(element.name).replace(/^qti-/u, ''), attributes: Object.fromEntries(attributes), children };
}

/** `qh5:responseIdentifier` → `response-identifier` */
function simpleName(name: string): string {
  return name
    .slice(name.indexOf(':') + 1)
    .replace(/(?<=[a-z0-9])[A-Z]/gu, (letter) => `-${letter}`)
    .toLowerCase();
}

/** Elements of a name anywhere below. */
export function findAll(element: QtiElement, wanted: (name: string) => boolean): QtiElement[] {
  return elementsOf(element).flatMap((child) => [...(wanted(child.name) ? [child] : []), ...findAll(child, wanted)]);
}

export function elementsOf({ children }: QtiElement): QtiElement[] {
  return children.filter((child) => typeof child !== 'string');
}
