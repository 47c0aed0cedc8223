import { createProblemSink, type PackFile, type PackProblem, packFiles } from './PackProblem.ts';
import { isPlaceholder } from './packPlaceholders.ts';

/** Every file: nothing is left as a template or a draft has made it. */
export function checkPlaceholders(pack: { readonly [File in PackFile]?: unknown }): PackProblem[] {
  return packFiles.flatMap((name) => {
    const sink = createProblemSink(`${name}.json`);
    for (const { field, text } of textsIn(pack[name], '')) {
      if (isPlaceholder(text)) sink.error(field, `아직 채우지 않은 자리예요: ${text}`);
    }
    return sink.problems;
  });
}

function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, field === '' ? key : `${field}.${key}`));
}
