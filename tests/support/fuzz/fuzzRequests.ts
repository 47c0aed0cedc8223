import fc from 'fast-check';
import { arbitraryOf, type FromPool } from './arbitraryOf.ts';
import type { Operation } from './describeOperations.ts';
import { EDGE_VALUES, PATH_CORPUS, SERVER_FIELDS, SQL_CORPUS, XSS_CORPUS } from './hostileValues.ts';

/** How a well-meant request is spoilt before it is sent. */
export type Spoiling =
  | { kind: 'NOTHING' }
  /** One value of the path, the query or the body becomes a hostile one. */
  | { kind: 'VALUE'; where: number; value: unknown }
  | { kind: 'WITHOUT'; where: number }
  | { kind: 'EXTRA'; field: string; value: unknown }
  | { kind: 'BODY'; value: unknown }
  | { kind: 'RAW'; contentType: string; text: string }
  /** The address itself is broken. */
  | { kind: 'ADDRESS'; mangle: (address: string) => string };

/** One request as it was drawn; ids are filled in when it is sent. */
export interface FuzzRequest {
  operation: Operation;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Who asks: counted round by the people of the stage. */
  who: number;
  /** Whether those without a login for this call may be who asks. */
  byAnyone: boolean;
  /** OWN: their login. The others are no login at all. */
  login: 'OWN' | 'NONE' | 'OTHER_SITE' | 'GARBAGE';
  key: 'FRESH' | 'USED' | 'NONE' | 'MALFORMED';
  spoiling: Spoiling;
  /** Milliseconds that go by before it. */
  pause: number;
}

const weighted = <T>(...choices: [number, T][]) =>
  fc.oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const hostile = fc.oneof(
  fc.constantFrom<unknown>(...XSS_CORPUS, ...SQL_CORPUS, ...PATH_CORPUS),
  fc.constantFrom<unknown>(...EDGE_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

const raw = fc.constantFrom<[contentType: string, text: string]>(
  ['application/json', '{"broken":'],
  ['application/json', ''],
  ['application/json', '{"__proto__":{"admin":true}}'],
  ['application/json', '{"constructor":{"prototype":{"admin":true}}}'],
  ['application/json', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['application/json', `{"a":"${'x'.repeat(300_000)}"}`],
  ['text/plain', '{"use":true}'],
  ['application/x-www-form-urlencoded', 'use=true&accountNo=1'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['image/png', 'not a picture'],
  ['application/json; charset=utf-16', '{"use":true}'],
  ['', 'x'],
);

const mangled = fc.constantFrom<(address: string) => string>(
  (address) => `${address}%zz`,
  (address) => `${address}/%c0%ae%c0%ae/`,
  (address) => address.replace('/api/', '/api/..%2f..%2f'),
  (address) => address.replace('/api/', '//api//'),
  (address) => `${address}?%=&page=%ff&=`,
  (address) => `${address}?${'a=1&'.repeat(3000)}`,
  (address) => `${address}/${'x'.repeat(4000)}`,
  (address) => address.toUpperCase(),
);

const spoilings: fc.Arbitrary<Spoiling> = fc.oneof(
  { weight: 18, arbitrary: fc.constant<Spoiling>({ kind: 'NOTHING' }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('VALUE' as const), where: fc.nat(50), value: hostile }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('WITHOUT' as const), where: fc.nat(50) }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...Object.entries(SERVER_FIELDS))
      .map(([field, value]): Spoiling => ({ kind: 'EXTRA', field, value })),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('BODY' as const), value: hostile }) },
  { weight: 1, arbitrary: mangled.map((mangle): Spoiling => ({ kind: 'ADDRESS', mangle })) },
  { weight: 1, arbitrary: raw.map(([contentType, text]): Spoiling => ({ kind: 'RAW', contentType, text })) },
);

/** Requests to one operation. @param pooled fields that carry ids */
function requestsTo(operation: Operation, pooled: ReadonlySet<string>): fc.Arbitrary<FuzzRequest> {
  const all = (schemas: Operation['params']) =>
    fc.record(
      Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, arbitraryOf(schema, name, pooled)])),
    );
  // Whatever a path takes is an id, and mostly one that exists.
  const params = fc.record(
    Object.fromEntries(
      Object.entries(operation.params).map(([name, schema]) => [
        name,
        pooled.has(name)
          ? arbitraryOf(schema, name, pooled)
          : fc.nat(1_000_000).map((pick): FromPool => ({ pool: name, pick })),
      ]),
    ),
  );
  const query = all(operation.query).chain((full) =>
    fc.subarray(Object.keys(full)).map((kept) => Object.fromEntries(kept.map((name) => [name, full[name]]))),
  );
  return fc.record({
    operation: fc.constant(operation),
    params: params as fc.Arbitrary<Record<string, unknown>>,
    query: query as fc.Arbitrary<Record<string, unknown>>,
    body: operation.body === null ? fc.constant(undefined) : arbitraryOf(operation.body, '', pooled),
    who: fc.nat(1000),
    byAnyone: weighted([1, true], [5, false]),
    login: weighted([24, 'OWN'], [2, 'NONE'], [1, 'OTHER_SITE'], [1, 'GARBAGE']),
    key: weighted([16, 'FRESH'], [2, 'USED'], [1, 'NONE'], [1, 'MALFORMED']),
    spoiling: spoilings,
    pause: weighted([6, 0], [6, 900], [3, 20_000], [1, 300_000]),
  });
}

/** Requests to anything the API has, all operations alike. */
export function fuzzRequests(operations: readonly Operation[], pooled: ReadonlySet<string>): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map((operation) => requestsTo(operation, pooled)));
}
