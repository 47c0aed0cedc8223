type Json = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** RFC 3987: a scheme, and no blank or sign that an IRI may not have. */
const IRI = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+]\d\d:?\d\d|-(?!00:?00)\d\d:?\d\d)$/;
const DURATION = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/;

const PROPERTIES = [
  'id',
  'actor',
  'verb',
  'object',
  'result',
  'context',
  'timestamp',
  'stored',
  'authority',
  'version',
];
const CONTEXT = [
  ...['registration', 'instructor', 'team', 'contextActivities', 'revision', 'platform', 'language', 'statement'],
  // xAPI 2.0.
  ...['extensions', 'contextAgents', 'contextGroups'],
];

/**
 * What a statement has against the rules of xAPI 1.0.3 (part two, sections 2.2 and 2.4): the reasons for which a place
 * that follows them would refuse it. Written from the document, apart from the code that makes statements. Only what our
 * statements use: an account, an activity, no attachments, no reference to another statement.
 */
export function checkStatement(given: unknown): string[] {
  const wrong: string[] = [];
  const need = (fine: boolean, rule: string) => fine || wrong.push(rule);
  const statement = given as Json;
  // 2.2: no null, no empty value where there is no need for one; keys as they are written there.
  walk(statement, (path, value) => need(value !== null && value !== undefined, `2.2 null at ${path}`));
  only(statement, [...PROPERTIES, 'attachments'], '2.4', need);
  need(typeof statement.id === 'string' && UUID.test(statement.id), '2.4.1 id is a UUID');
  checkActor(statement.actor as Json, need);
  checkVerb(statement.verb as Json, need);
  checkActivity(statement.object as Json, need);
  if ('result' in statement) checkResult(statement.result as Json, need);
  if ('context' in statement) checkContext(statement.context as Json, need);
  need(INSTANT.test(String(statement.timestamp)), '4.5 timestamp is ISO 8601');
  return wrong;
}

type Need = (fine: boolean, rule: string) => unknown;

function only(value: Json, allowed: readonly string[], section: string, need: Need): void {
  for (const key of Object.keys(value)) need(allowed.includes(key), `${section} has no property ${key}`);
}

function walk(value: unknown, visit: (path: string, value: unknown) => void, path = ''): void {
  visit(path, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) walk(inner, visit, `${path}/${key}`);
}

function checkActor(actor: Json, need: Need): void {
  only(actor, ['objectType', 'name', 'account', 'mbox', 'mbox_sha1sum', 'openid'], '2.4.2.1', need);
  need(actor.objectType === undefined || actor.objectType === 'Agent', '2.4.2.1 objectType');
  const identifiers = ['account', 'mbox', 'mbox_sha1sum', 'openid'].filter((key) => key in actor);
  need(identifiers.length === 1, '2.4.2.3 exactly one identifier');
  const account = (actor.account ?? {}) as Json;
  only(account, ['homePage', 'name'], '2.4.2.4', need);
  need(IRI.test(String(account.homePage)), '2.4.2.4 homePage is an IRL');
  need(typeof account.name === 'string' && account.name !== '', '2.4.2.4 name is a string');
}

function checkVerb(verb: Json, need: Need): void {
  only(verb, ['id', 'display'], '2.4.3', need);
  need(IRI.test(String(verb.id)), '2.4.3 id is an IRI');
  if ('display' in verb) checkLanguages(verb.display as Json, need);
}

function checkActivity(activity: Json, need: Need): void {
  only(activity, ['objectType', 'id', 'definition'], '2.4.4.1', need);
  need(activity.objectType === undefined || activity.objectType === 'Activity', '2.4.4.1 objectType');
  need(IRI.test(String(activity.id)), '2.4.4.1 id is an IRI');
  const definition = (activity.definition ?? {}) as Json;
  only(definition, ['name', 'description', 'type', 'moreInfo', 'extensions'], '2.4.4.1 definition', need);
  if ('name' in definition) checkLanguages(definition.name as Json, need);
  for (const key of ['type', 'moreInfo']) {
    if (key in definition) need(IRI.test(String(definition[key])), `2.4.4.1 ${key} is an IRI`);
  }
}

function checkLanguages(map: Json, need: Need): void {
  for (const [tag, text] of Object.entries(map)) {
    need(LANGUAGE.test(tag), `4.2 ${tag} is a language tag`);
    need(typeof text === 'string', `4.2 ${tag} has a text`);
  }
}

function checkResult(result: Json, need: Need): void {
  only(result, ['score', 'success', 'completion', 'response', 'duration', 'extensions'], '2.4.5', need);
  for (const key of ['success', 'completion'])
    need(!(key in result) || typeof result[key] === 'boolean', `2.4.5 ${key}`);
  if ('duration' in result) need(DURATION.test(String(result.duration)), '4.6 duration is ISO 8601');
  if (!('score' in result)) return;
  const score = result.score as Json;
  only(score, ['scaled', 'raw', 'min', 'max'], '2.4.5.1', need);
  for (const [key, value] of Object.entries(score)) need(Number.isFinite(value), `2.4.5.1 ${key} is a number`);
  const { scaled, raw, min, max } = score as Record<string, number | undefined>;
  need(scaled === undefined || (scaled >= -1 && scaled <= 1), '2.4.5.1 scaled from -1 to 1');
  need(min === undefined || max === undefined || min < max, '2.4.5.1 min below max');
  need(raw === undefined || min === undefined || raw >= min, '2.4.5.1 raw from min');
  need(raw === undefined || max === undefined || raw <= max, '2.4.5.1 raw to max');
}

function checkContext(context: Json, need: Need): void {
  only(context, CONTEXT, '2.4.6', need);
  if ('registration' in context) need(UUID.test(String(context.registration)), '2.4.6 registration is a UUID');
  if ('language' in context) need(LANGUAGE.test(String(context.language)), '2.4.6 language is a tag');
  const lists = (context.contextActivities ?? {}) as Json;
  only(lists, ['parent', 'grouping', 'category', 'other'], '2.4.6.2', need);
  for (const list of Object.values(lists)) {
    need(Array.isArray(list), '2.4.6.2 is a list');
    for (const activity of list as Json[]) checkActivity(activity, need);
  }
  for (const key of Object.keys((context.extensions ?? {}) as Json)) need(IRI.test(key), '4.1 extensions are IRIs');
}
