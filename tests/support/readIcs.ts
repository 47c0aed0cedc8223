/** A property of RFC 5545 (section 3.1): `NAME;PARAM=value:value`. */
interface IcsProperty {
  name: string;
  params: Record<string, string>;
  value: string;
}

/** One event, its properties by name. */
export type IcsEvent = Readonly<Record<string, string>>;

export interface ReadIcs {
  calendar: Readonly<Record<string, string>>;
  events: IcsEvent[];
}

/** Properties whose value is TEXT (sections 3.7 and 3.8, RFC 7986 for NAME). */
const TEXT = new Set(['SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'UID', 'PRODID']);
const DATE = /^\d{8}$/;
const UTC = /^\d{8}T\d{6}Z$/;
const MOST_OCTETS = 75;

/**
 * Reads a calendar by the rules of RFC 5545 alone, apart from the library that wrote it: line ends and folding in octets
 * (3.1), escapes of TEXT (3.3.11), what a calendar and an event have to have (3.6, 3.6.1), dates and instants (3.3.4,
 * 3.3.5).
 *
 * @throws Error for what is not as the document has it
 */
export function readIcs(text: string): ReadIcs {
  const properties = unfold(text).map(readProperty);
  if (properties.shift()?.name !== 'BEGIN' || properties.pop()?.name !== 'END')
    throw new Error('no calendar around it');
  const calendar: Record<string, string> = {};
  const events: IcsEvent[] = [];
  let event: Record<string, string> | null = null;
  for (const { name, params, value } of properties) {
    if (name === 'BEGIN') {
      if (value !== 'VEVENT' || event !== null) throw new Error(`BEGIN:${value} is not expected`);
      event = {};
    } else if (name === 'END') {
      if (value !== 'VEVENT' || event === null) throw new Error(`END:${value} is not expected`);
      events.push(checkEvent(event));
      event = null;
    } else {
      const into = event ?? calendar;
      if (name in into) throw new Error(`${name} stands twice`);
      into[name] = TEXT.has(name) ? readText(value) : checkValue(name, params, value);
    }
  }
  if (calendar.VERSION !== '2.0' || !calendar.PRODID) throw new Error('VERSION and PRODID are required');
  const uids = events.map(({ UID }) => UID);
  if (new Set(uids).size < uids.length) throw new Error('a UID stands twice');
  return { calendar, events };
}

function unfold(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('a line ends with something else than CRLF');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    const octets = Buffer.from(line, 'utf8');
    if (octets.length > MOST_OCTETS) throw new Error(`a line of ${octets.length} octets`);
    if (octets.toString('utf8') !== line) throw new Error('a sign is cut in two');
  }
  const whole: string[] = [];
  for (const line of lines) {
    if (!/^[ \t]/.test(line)) whole.push(line);
    else whole.push(`${whole.pop() ?? ''}${line.slice(1)}`);
  }
  return whole;
}

function readProperty(line: string): IcsProperty {
  const found = /^([A-Z0-9-]+)((?:;[A-Z-]+=[^";:,]*)*):(.*)$/u.exec(line);
  if (found === null) throw new Error(`no property: ${line}`);
  const [, name = '', params = '', value = ''] = found;
  const pairs = params.split(';').filter(Boolean);
  return { name, value, params: Object.fromEntries(pairs.map((pair) => pair.split('='))) };
}

function readText(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('a control character in a text');
  return value.replaceAll(/\\([\s\S]?)|[,;]/g, (all, escaped: string | undefined) => {
    if (escaped === undefined) throw new Error(`${all} is not escaped`);
    if (escaped === 'n' || escaped === 'N') return '\n';
    if (!/[\\,;]/.test(escaped)) throw new Error(`${all} is no escape`);
    return escaped;
  });
}

function checkValue(name: string, params: Record<string, string>, value: string): string {
  if (params.VALUE === 'DATE' && !DATE.test(value)) throw new Error(`${name} is no date: ${value}`);
  if (['DTSTAMP', 'LAST-MODIFIED'].includes(name) && !UTC.test(value)) throw new Error(`${name} is not UTC: ${value}`);
  if (name.startsWith('DT') && name !== 'DTSTAMP' && params.VALUE !== 'DATE') throw new Error(`${name} has a time`);
  return value;
}

function checkEvent(event: IcsEvent): IcsEvent {
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'SEQUENCE']) if (!event[name]) throw new Error(`no ${name}`);
  if ((event.DTEND ?? '') <= (event.DTSTART ?? '')) throw new Error('an event ends before it begins');
  if (!/^\d+$/.test(event.SEQUENCE ?? '')) throw new Error('SEQUENCE is no number');
  return event;
}
