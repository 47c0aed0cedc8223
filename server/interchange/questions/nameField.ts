const NAMES: Readonly<Record<string, string>> = {
  question: '질문',
  statement: '문장',
  explanation: '해설',
  scene: '장면',
  pageNo: '쪽',
};

/** A field of an item as an editor calls it, with the length of a text that is there. */
export function nameField(path: readonly PropertyKey[], item: Record<string, unknown>): string {
  const [field = '', index] = path;
  let value: unknown = item;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  const name = field === 'options' ? `${Number(index) + 1}번 보기` : (NAMES[String(field)] ?? String(field));
  return typeof value === 'string' ? `${name}(${[...value].length}자)` : name;
}
