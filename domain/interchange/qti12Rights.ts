import { elementsOf, findAll, type MarkupElement, markupText } from './MarkupElement.ts';

export type Qti12Rights = { ok: true; rights: ReadonlySet<string> } | { ok: false; reason: string };

/** Identifiers of the options that score, by the conditions of an item. */
export function qti12Rights(
  item: MarkupElement,
  response: MarkupElement,
  labels: readonly MarkupElement[],
): Qti12Rights {
  const idents = new Set(labels.map(({ attributes }) => attributes.ident ?? ''));
  const points = new Map<string, number>();
  for (const condition of findAll(item, (name) => name === 'respcondition')) {
    const scored = scoreOf(condition);
    if (scored <= 0) continue;
    for (const ident of chosenIn(condition, response.attributes.ident ?? '', idents)) {
      points.set(ident, Math.max(points.get(ident) ?? 0, scored));
    }
  }
  if (new Set(points.values()).size > 1) return { ok: false, reason: '점수를 나누어 갖는 정답이 있어요' };
  return { ok: true, rights: new Set(points.keys()) };
}

/** Points of a condition: Blackboard writes `SCORE.max` for all there are. */
function scoreOf(condition: MarkupElement): number {
  const scores = elementsOf(condition)
    .filter(({ name, attributes }) => name === 'setvar' && !/^subtract$/iu.test(attributes.action ?? ''))
    .map((setvar) => markupText(setvar).trim());
  return Math.max(0, ...scores.map((text) => (/\.max$/iu.test(text) ? Number.POSITIVE_INFINITY : Number(text) || 0)));
}

/** Options whose choice a condition asks for, without those it excludes. */
function chosenIn(condition: MarkupElement, responseIdent: string, idents: ReadonlySet<string>): string[] {
  return positiveOf(condition).flatMap((equal) => {
    const value = markupText(equal).trim();
    const respident = equal.attributes.respident ?? responseIdent;
    // Blackboard names the option itself as the response, with nothing to compare.
    if (value === '' && idents.has(respident)) return [respident];
    return respident === responseIdent && idents.has(value) ? [value] : [];
  });
}

function positiveOf(element: MarkupElement): MarkupElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'not') return [];
    return child.name === 'varequal' ? [child] : positiveOf(child);
  });
}
