/**
 * An element of an XML file as plain data. Names are in small letters with hyphens, without prefix and without the
 * `qti-` of QTI 3, so that all versions are read alike: `qh5:responseIdentifier` is `response-identifier`.
 */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MarkupElement | string)[];
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
}

export function elementsOf({ children }: MarkupElement): MarkupElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** Elements of a name anywhere below. */
export function findAll(element: MarkupElement, wanted: (name: string) => boolean): MarkupElement[] {
  return elementsOf(element).flatMap((child) => [...(wanted(child.name) ? [child] : []), ...findAll(child, wanted)]);
}

/** The first child of a name. */
export function childOf(element: MarkupElement | undefined, name: string): MarkupElement | undefined {
  return element === undefined ? undefined : elementsOf(element).find((child) => child.name === name);
}

/** All text below, with the tags of elements around it: what stands in a file as XML is judged like HTML in a text. */
export function markupText({ children }: MarkupElement): string {
  return children
    .map((child) => (typeof child === 'string' ? child : `<${child.name}>${markupText(child)}</${child.name}>`))
    .join('');
}
