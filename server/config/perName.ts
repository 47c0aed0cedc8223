import { z } from 'zod';

/** Text such as `edu=3000,school=3001`: one value for each of the names. @param example shown when it is not */
export function perName<Name extends string, T extends z.ZodType>(names: readonly Name[], value: T, example: string) {
  const shape = Object.fromEntries(names.map((name) => [name, value])) as Record<Name, T>;
  return z.preprocess(
    (text) =>
      typeof text === 'string' ? Object.fromEntries(text.split(',').map((part) => splitOnce(part.trim()))) : text,
    z.strictObject(shape, { error: `하나씩 모두 적어 주세요 (${example})` }),
  );
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
}
