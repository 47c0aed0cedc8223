const REMOVED = '[removed]';
const DEEPEST = 4;

/** Names of fields that hold something of a person, a secret, or what somebody wrote. */
const PRIVATE =
  /password|passwd|token|secret|authorization|cookie|apikey|billingkey|authkey|paymentkey|customerkey|sealed|answer|birth|e?mail|mobile|phone|address|nickname|guardian|protector|^(?:ci|di|name|text|value|body|to|content|note|report)$/i;

/** What looks like a mail address, a Korean phone number, a key of a company, a token, or a value in a database's words. */
const TEXTS: readonly [RegExp, string][] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  [/\b01[016789][- ]?\d{3,4}[- ]?\d{4}\b/g, '[phone]'],
  [/\b(?:test|live)_[cs]k_\w+/g, '[key]'],
  [/[A-Za-z0-9_-]{40,}/g, '[token]'],
  [/: "[^"]*"/g, `: "${REMOVED}"`],
];
const SCHEME_END = '://';

/** A text without what it may have picked up on its way, such as the value that a database refused. */
export function redactLogText(text: string): string {
  return TEXTS.reduce((left, [pattern, stands]) => left.replace(pattern, stands), text).replace(/\S+/g, withoutLogins);
}

/** `redis://user:password@host`: the part between the name and the host. @param word without blanks */
function withoutLogins(word: string): string {
  let kept = '';
  let at = 0;
  for (let scheme = word.indexOf(SCHEME_END); scheme !== -1; scheme = word.indexOf(SCHEME_END, at)) {
    const user = scheme + SCHEME_END.length;
    const colon = word.indexOf(':', user);
    const named = colon > user && !word.slice(user, colon).includes('/');
    const end = named ? word.indexOf('@', colon) : user;
    if (end === -1) break;
    kept += named ? `${word.slice(at, colon)}:${REMOVED}` : word.slice(at, user);
    at = end;
  }
  return kept + word.slice(at);
}

/** Fields of a log line, to some depth, without what is private by its name or by its look. */
export function redactLogFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redactValue(name, value, depth)]));
}

function redactValue(name: string, value: unknown, depth: number): unknown {
  // Serializers write these; errors have their own below.
  if (depth === 0 && (name === 'req' || name === 'res' || name === 'err')) return value;
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (PRIVATE.test(name)) return value === undefined || value === null ? value : REMOVED;
  if (typeof value === 'string') return redactLogText(value);
  if (value instanceof Error) return errorForLog(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return REMOVED;
  if (Array.isArray(value)) return value.map((each) => redactValue('', each, depth + 1));
  return redactLogFields(value as Record<string, unknown>, depth + 1);
}

/**
 * An error as a log may hold it: kind, code, place and a text without values. Databases hang the whole row onto theirs,
 * HTTP clients the whole request: nothing but what is named here is written.
 */
export function errorForLog(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: redactLogText(String(error)) };
  const { code, constraint, table, cause } = error as Error & Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: redactLogText(error.message),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(constraint === undefined ? {} : { constraint: String(constraint) }),
    ...(table === undefined ? {} : { table: String(table) }),
    stack: frames.join('\n'),
    ...(cause !== undefined && depth < DEEPEST ? { cause: errorForLog(cause, depth + 1) } : {}),
  };
}
