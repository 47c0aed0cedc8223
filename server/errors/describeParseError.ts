import { describeSystemError } from './describeSystemError.ts';

const UNREADABLE = { JSON: 'JSON으로 읽을 수 없어요', YAML: 'YAML로 읽을 수 없어요' } as const;

/**
 * Why a text could not be parsed as JSON or YAML, in Korean with its line; what the system refused with its own reason.
 * The sentences of the parsers themselves are English and are left out.
 *
 * @param format decides the words alone
 */
export function describeParseError(error: unknown, format: keyof typeof UNREADABLE, text: string): string {
  const line = lineOf(error, text);
  return describeSystemError(error) ?? `${UNREADABLE[format]}${line === null ? '' : `: ${line}번째 줄 부근`}`;
}

function lineOf(error: unknown, text: string): number | null {
  if (!(error instanceof Error)) return null;
  if ('linePos' in error && Array.isArray(error.linePos)) {
    const [start] = error.linePos as { line?: number }[];
    return start?.line ?? null;
  }
  const position = positionOf(error.message, text);
  if (position !== null) return text.slice(0, position).split('\n').length;
  return error instanceof SyntaxError && error.message.includes('end of JSON input') ? text.split('\n').length : null;
}

/** Characters that V8 quotes on either side of the place where long JSON is wrong; short JSON it quotes whole. */
const QUOTED = 10;
const QUOTE_BEGINS = '..."';
const QUOTE_ENDS = ['"... is not valid JSON', '" is not valid JSON'];

function positionOf(message: string, text: string): number | null {
  const named = /at position (\d+)/u.exec(message)?.[1];
  if (named !== undefined) return Number(named);
  const quoted = quotedIn(message);
  const at = quoted === '' ? -1 : text.indexOf(quoted);
  return at < 0 ? null : at + QUOTED;
}

/** What V8 quotes of long JSON; empty where it quotes none. */
function quotedIn(message: string): string {
  const start = message.indexOf(QUOTE_BEGINS);
  const ending = QUOTE_ENDS.find((each) => message.endsWith(each));
  if (start === -1 || ending === undefined) return '';
  return message.slice(start + QUOTE_BEGINS.length, -ending.length);
}
