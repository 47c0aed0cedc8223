import { parseXml, XmlElement, XmlProcessingInstruction, XmlText } from '@rgrove/parse-xml';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
/** What drawing programs leave in a file: no browser does anything with it. */
const INERT_NAMESPACES =
  /^(?:http:\/\/www\.inkscape\.org\/namespaces\/inkscape|http:\/\/sodipodi\.sourceforge\.net\/DTD\/sodipodi-0\.dtd|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|http:\/\/purl\.org\/dc\/elements\/1\.1\/|http:\/\/creativecommons\.org\/ns#|http:\/\/www\.bohemiancoding\.com\/sketch\/ns)$/;
/** All that a closed picture is drawn with. */
const DRAWN = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon linearGradient radialGradient stop
  clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateTransform animateMotion mpath set`.split(/\s+/),
);
const TEXTS = new Set(['text', 'tspan', 'textPath', 'tref']);
/** What `animate` and `set` may not write to. */
const FIXED_ATTRIBUTES = /(?:^|:)(?:xmlns|on|(?:href|src|style|class|id|base)$)/i;
const DEEPEST = 64;
/** Elements that a picture is drawn with once every `use` is followed: a chain of doublings would hold the browser up. */
const MOST_DRAWN = 20_000;

type Scope = Readonly<Record<string, string>>;

/**
 * Reads the picture as a browser does, by namespaces and local names, and refuses whatever is not known to draw.
 *
 * @returns Korean reasons; none for a closed picture
 */
export function checkSvgElements(source: string): string[] {
  const reasons = new Set<string>();
  try {
    const { children, root } = parseXml(source);
    if (children.some((child) => child instanceof XmlProcessingInstruction))
      reasons.add('처리 명령(<?…?>)은 쓸 수 없어요');
    if (root !== null) {
      checkElement(root, { xml: XML_NAMESPACE }, 1, reasons);
      if (reasons.size === 0 && countSvgUses(root) > MOST_DRAWN) reasons.add('use가 서로를 너무 여러 번 불러요');
    }
  } catch {
    reasons.add('XML로 읽을 수 없어요');
  }
  return [...reasons];
}

function checkElement(element: XmlElement, outer: Scope, depth: number, reasons: Set<string>): void {
  if (depth > DEEPEST) {
    reasons.add('그림이 너무 깊게 겹쳐 있어요');
    return;
  }
  const scope = scopeOf(element, outer);
  const [prefix, name] = split(element.name);
  const namespace = scope[prefix] ?? '';
  if (namespace === SVG_NAMESPACE) checkDrawn(name, reasons);
  else if (!INERT_NAMESPACES.test(namespace)) reasons.add(`<${element.name}>처럼 SVG가 아닌 요소는 쓸 수 없어요`);
  for (const [attribute, value] of Object.entries(element.attributes)) checkAttribute(attribute, value, reasons);
  for (const child of element.children) {
    if (child instanceof XmlElement) checkElement(child, scope, depth + 1, reasons);
    else if (child instanceof XmlProcessingInstruction) reasons.add('처리 명령(<?…?>)은 쓸 수 없어요');
    else if (child instanceof XmlText && name === 'style')
      for (const reason of checkSvgCss(child.text)) reasons.add(reason);
  }
}

function scopeOf({ attributes }: XmlElement, outer: Scope): Scope {
  const own = Object.entries(attributes).flatMap(([attribute, value]) => {
    const [prefix, name] = split(attribute);
    if (attribute === 'xmlns') return [['', value]];
    return prefix === 'xmlns' ? [[name, value]] : [];
  });
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) };
}

function checkDrawn(name: string, reasons: Set<string>): void {
  if (DRAWN.has(name)) return;
  if (TEXTS.has(name)) reasons.add('그림 안에 글자를 그리지 않아요');
  else if (name === 'script') reasons.add('script는 쓸 수 없어요');
  else if (name === 'foreignObject') reasons.add('foreignObject는 쓸 수 없어요');
  else reasons.add(`${name} 요소는 쓸 수 없어요`);
}

function checkAttribute(attribute: string, value: string, reasons: Set<string>): void {
  const name = split(attribute)[1].toLowerCase();
  // Numbers, colours and paths, which most attributes are, lead nowhere.
  const leadsSomewhere = /[:(\\@]/.test(value) && !attribute.startsWith('xmlns');
  if (/^on/.test(name)) reasons.add('이벤트 속성(on…)은 쓸 수 없어요');
  if (name === 'href' && !value.startsWith('#')) reasons.add('href는 이 그림 안의 #id만 가리킬 수 있어요');
  if (name === 'src') reasons.add('src는 쓸 수 없어요');
  if (name === 'base' || (name === 'space' && attribute !== 'xml:space'))
    reasons.add(`${attribute} 속성은 쓸 수 없어요`);
  if (name === 'attributename' && FIXED_ATTRIBUTES.test(value.trim()))
    reasons.add('href와 이벤트 속성은 움직일 수 없어요');
  if (!leadsSomewhere) return;
  // As an address is read: blanks and controls inside do not count.
  const bare = value.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '').toLowerCase();
  if (/(?:javascript|vbscript|livescript|data|file|blob):/.test(bare)) reasons.add('밖의 것을 불러올 수 없어요');
  for (const reason of checkSvgCss(value)) reasons.add(reason);
}

const split = (name: string): [prefix: string, name: string] => {
  const at = name.indexOf(':');
  return at === -1 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
};

/**
 * Style sheets and attributes of a picture, whose values are styles as well: nothing that is loaded, nothing hidden behind
 * escapes or comments.
 *
 * @returns Korean reasons
 */
function checkSvgCss(css: string): string[] {
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

/** Elements that a browser draws once every `use` is followed; infinite when one leads back to itself. */
function countSvgUses(root: XmlElement): number {
  const byId = new Map<string, XmlElement>();
  const collect = (element: XmlElement) => {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) if (child instanceof XmlElement) collect(child);
  };
  collect(root);

  const counted = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    // Found again before it is counted: it leads back to itself.
    counted.set(element, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const [name, value] of Object.entries(element.attributes)) {
      const used = /^(?:.*:)?href$/i.test(name) ? byId.get(value.slice(1)) : undefined;
      if (used !== undefined && /^(?:.*:)?use$/.test(element.name)) sum += count(used);
    }
    for (const child of element.children) if (child instanceof XmlElement) sum += count(child);
    counted.set(element, sum);
    return sum;
  };
  return count(root);
}
