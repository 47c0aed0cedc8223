import { XmlElement } from '@rgrove/parse-xml';

/** Elements that a browser draws once every `use` is followed; infinite when one leads back to itself. */
export function countSvgUses(root: XmlElement): number {
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
