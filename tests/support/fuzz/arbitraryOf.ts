import fc from 'fast-check';

/** What zod writes into the OpenAPI description. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Stands for something that was seen in an earlier answer, such as the number of an attempt: filled in when it is sent. */
export interface FromPool {
  pool: string;
  pick: number;
}

export function isFromPool(value: unknown): value is FromPool {
  return typeof value === 'object' && value !== null && 'pool' in value && 'pick' in value;
}

/** Longest list and text that a valid-looking value has; the hostile ones are longer. */
const LONGEST = 6;
const LONGEST_TEXT = 40;

const words = fc.constantFrom(
  '고래',
  '바다',
  '거북이와 함께',
  'O',
  'X',
  '1',
  '2',
  'NFD 가나',
  '통통이',
  '좋아요. 또 읽을래요.',
);

/**
 * Values that a schema describes, more or less: whoever validates decides.
 *
 * @param name of the field: fields that carry an id are often one that was seen before
 * @param pooled names of such fields
 */
export function arbitraryOf(schema: JsonSchema, name: string, pooled: ReadonlySet<string>): fc.Arbitrary<unknown> {
  const plain = plainArbitrary(schema, name, pooled);
  if (!pooled.has(name)) return plain;
  const seen = fc.nat(1_000_000).map((pick): FromPool => ({ pool: name, pick }));
  return fc.oneof({ weight: 8, arbitrary: seen }, { weight: 2, arbitrary: plain });
}

function plainArbitrary(schema: JsonSchema, name: string, pooled: ReadonlySet<string>): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, name, pooled)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return objectArbitrary(schema, pooled);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, singular(name), pooled), {
        minLength: Math.min(schema.minItems ?? 0, LONGEST),
        maxLength: Math.min(schema.maxItems ?? LONGEST, LONGEST),
      });
    case 'integer':
    case 'number':
      return numberArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textArbitrary(schema);
  }
}

function objectArbitrary({ properties = {}, required = [] }: JsonSchema, pooled: ReadonlySet<string>) {
  const fields = Object.entries(properties).map(([key, inner]) => [key, arbitraryOf(inner, key, pooled)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((key) => key in properties) });
}

function numberArbitrary({ minimum = -5, maximum = 10_000 }: JsonSchema): fc.Arbitrary<number> {
  const from = Math.max(minimum, Number.MIN_SAFE_INTEGER);
  const to = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  const near = Number.isInteger(from)
    ? fc.integer({ min: from, max: Math.floor(Math.min(to, from + 30)) })
    : fc.double({ min: from, max: Math.min(to, from + 30), noNaN: true });
  return fc.oneof({ weight: 6, arbitrary: near }, { weight: 1, arbitrary: fc.constantFrom(from, to) });
}

function textArbitrary({ pattern, format, minLength = 0, maxLength = LONGEST_TEXT }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-05-06', '2026-05-11', '2026-02-29', '2030-01-01');
  if (format === 'date-time') return fc.constantFrom('2026-05-06T06:00:00.000Z', '2026-05-11T03:00:00Z');
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern), { maxLength: 100 });
    } catch {
      // A pattern with a look-ahead: nothing made at random would fit it, so words are as good.
    }
  }
  const most = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  return fc.oneof(words, fc.string({ minLength, maxLength: most, unit: 'grapheme' }));
}

/** `bookNoList` holds what `bookNo` names. */
function singular(name: string): string {
  return name.replace(/(?:List|s)$/, '');
}
