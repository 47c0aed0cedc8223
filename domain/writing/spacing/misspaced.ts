import { type HangulRun, neighbours } from '../hangulRuns.ts';
import type { Lexicon } from '../Lexicon.ts';
import { finalOf } from '../splitSyllable.ts';
import { WRITING_TUNING } from '../tuning.ts';

/** Words that belong apart, or together. */
export interface Misspacing {
  /** As they stand in the text, from the run that is looked at on. */
  wrong: string;
  right: string;
}

/** Where a blank is missing or too much, from a run on; null where nothing speaks against it. */
export function misspaced(runs: readonly HangulRun[], index: number, lexicon: Lexicon): Misspacing | null {
  const run = runs[index];
  if (!run || run.text.length > WRITING_TUNING.longestWord) return null;
  const beside = neighbours(runs, index);
  return (
    looseParticle(runs, index, beside.next, lexicon) ??
    joined(beside, run, lexicon) ??
    counted(run) ??
    negated(run, lexicon) ??
    glued(run, lexicon) ??
    parted(run, beside.next)
  );
}

/** Particles that stand alone are nearly always of the word before; 이, 가, 도, 만, 보다 and 같이 are words as well. */
const LOOSE =
  /^(?:은|는|을|를|에게|에서|에게서|한테|처럼|까지|부터|으로|마다|조차|에서는|에게는|이라고|라는|에|에도|에서도|에게도|의|과|로)$/u;
const PLURAL = /^들(?:은|이|을|에게|의|도|과)?$/u;
/** Of these there are many: in 넓은 들을 it is a field. */
const MANY =
  /(?:아이|사람|친구|동물|어른|선생님|학생|형제|신하|백성|도깨비|왕자|오리|토끼|쥐|개미|새|물고기|난쟁이|군사|도둑|나무|꽃|책|물건|생각|인물)$/u;

/** 은 도끼, 들을 지나, 까지 않다. */
const SILVER = /^(?:도끼|목걸이|반지|쟁반|동전|구두|숟가락|그릇|방울|머리|종|촛대|접시|거울|왕관|가락지|비녀|나무)/u;

function looseParticle(runs: readonly HangulRun[], index: number, next: string, lexicon: Lexicon): Misspacing | null {
  const [run, following, after] = runs.slice(index, index + 3);
  if (!run || !following) return null;
  if (next === '보다' && /^(?:더|훨씬|먼저|빨리|잘|많이)$/u.test(after?.text ?? '') && lexicon.isNoun(run.text)) {
    return { wrong: `${run.text}${following.gap}${next}`, right: run.text + next };
  }
  if (PLURAL.test(next))
    return MANY.test(run.text) ? { wrong: `${run.text}${following.gap}${next}`, right: run.text + next } : null;
  if (!LOOSE.test(next) || (!lexicon.isNoun(run.text) && !/[들님]$/u.test(run.text))) return null;
  const closed = finalOf(run.text) !== '';
  if (/^(?:은|을|으로|이라고)$/u.test(next) && !closed) return null;
  if (/^(?:는|를|라는)$/u.test(next) && closed) return null;
  if (next === '은' && SILVER.test(after?.text ?? '')) return null;
  return { wrong: `${run.text}${following.gap}${next}`, right: run.text + next };
}

/** Dependent nouns behind a verb: what they begin with, and what may follow them. */
const DEPENDENT: readonly { tail: RegExp; final: string; next?: RegExp }[] = [
  { tail: /수(?:가|는|도|밖에|만)?(?:있|없)[가-힣]{0,9}$/u, final: 'ㄹ' },
  { tail: /수(?:가|는|도)?$/u, final: 'ㄹ', next: /^(?:있|없)/u },
  { tail: /수밖에$/u, final: 'ㄹ' },
  {
    tail: /것(?:이|은|을|도|만|처럼|같[가-힣]{0,9}|이다|이었다|이에요|입니다|이라고|으로|에|보다|과|들[가-힣]?)?$/u,
    final: 'ㄴㄹ',
  },
  { tail: /거(?:예요|야|다|라고|라는|니까|지|같[가-힣]{0,9}|라서)$/u, final: 'ㄹ' },
  { tail: /때(?:는|에|마다|도|의|처럼|부터|까지|문에)?$/u, final: 'ㄹ' },
  { tail: /만큼(?:은|도|만|이나)?$/u, final: 'ㄴㄹ' },
  { tail: /대로$/u, final: 'ㄴ' },
  { tail: /뿐(?:이다|이었다|이에요|만|아니라|인데)?$/u, final: 'ㄹ' },
  { tail: /적(?:이|도|은)?$/u, final: 'ㄴ', next: /^(?:있|없)/u },
  { tail: /줄(?:은|을|도|만)?$/u, final: 'ㄴㄹ', next: /^(?:알|몰|모르|아)/u },
  { tail: /척(?:하[가-힣]{0,9}|했[가-힣]{0,9}|을|도|한[가-힣]?)?$/u, final: 'ㄴ' },
  { tail: /채(?:로)?$/u, final: 'ㄴ' },
  { tail: /지$/u, final: 'ㄴ', next: /^(?:오래|얼마|벌써|한참|꽤|이틀|사흘|나흘|일주일)/u },
  { tail: /(?:덕분|때문)[가-힣]{0,9}$/u, final: 'ㄴ' },
  { tail: /동안(?:은|에|도)?$/u, final: 'ㄴ' },
];

/** 할수 있다, 먹을것을, 갈때: a verb that describes, and a noun that cannot stand alone. */
function joined(
  { before, next }: { before: string; next: string },
  { text }: HangulRun,
  lexicon: Lexicon,
): Misspacing | null {
  const wish = /^(.{1,20}고)([싶있][가-힣]{1,20})$/u.exec(text);
  if (wish && lexicon.verbOf(wish[1] ?? '') !== null) return { wrong: text, right: `${wish[1]} ${wish[2]}` };
  const able = /^(수(?:가|는|도|밖에)?)((?!없이)[있없][가-힣]{1,20})$/u.exec(text);
  if (able && finalOf(before) === 'ㄹ') return { wrong: text, right: `${able[1]} ${able[2]}` };
  const denied = /^(.{1,20}지)((?:못|않|말)[가-힣]{1,20})$/u.exec(text);
  if (denied && !lexicon.knows(text) && lexicon.verbOf(denied[1] ?? '') !== null)
    return { wrong: text, right: `${denied[1]} ${denied[2]}` };
  const because = /^(.{1,20})(때문[가-힣]{0,9})$/u.exec(text);
  if (because && (lexicon.isNoun(because[1] ?? '') || /기$/u.test(because[1] ?? ''))) {
    return { wrong: text, right: `${because[1]} ${because[2]}` };
  }
  for (const { tail, final, next: behind } of DEPENDENT) {
    const found = tail.exec(text);
    if (!found || found.index === 0 || (behind && !behind.test(next))) continue;
    const verb = text.slice(0, found.index);
    if (!final.includes(finalOf(verb) || '-') && !(final.includes('ㄴ') && /(?:는|던)$/u.test(verb))) continue;
    if (!describes(verb, lexicon) || (tail.source === '지$' && verb.endsWith('인')) || isOneWord(text, found, lexicon))
      continue;
    const apart = found[0].replace(/^(수(?:가|는|도|밖에|만)?)(?=있|없)/u, '$1 ').replace(/^([것거])(?=같)/u, '$1 ');
    return { wrong: text, right: `${verb} ${apart}` };
  }
  return NOT_LIKE.test(text) ? { wrong: text, right: text.replace(NOT_LIKE, '$1 같$2') } : null;
}

/** 먹을, and 엄마인. */
function describes(word: string, lexicon: Lexicon): boolean {
  return lexicon.verbOf(word) !== null || (word.endsWith('인') && lexicon.isNoun(word.slice(0, -1)));
}

const NOT_LIKE = /^([것거])같([가-힣]{1,20})$/u;

/** 실수 있다, 이것, 그때: words of their own that end like that. */
function isOneWord(text: string, found: RegExpExecArray, lexicon: Lexicon): boolean {
  if (/^[이그저아]/u.test(text) && found.index === 1) return true;
  if (/^(?:되는대로|[어젊늙][린은]것|[새헌옛날들별탈]것)/u.test(text)) return true;
  const before = text.slice(0, found.index);
  if (lexicon.isNoun(before) && !/[는은]$/u.test(before) && !found[0].startsWith('수')) return true;
  const whole = text.slice(0, found.index + 1);
  return lexicon.isNoun(whole) || lexicon.isNoun(text) || lexicon.count(text) > 0;
}

/** 안먹었다, 못갔다: what denies stands apart from its verb. 안되다, 못하다, 못생기다 and others are words. */
function negated({ text }: HangulRun, lexicon: Lexicon): Misspacing | null {
  const found = /^(안|못)([가-힣]{2,20})$/u.exec(text);
  if (!found) return null;
  const [, not = '', verb = ''] = found;
  if (ONE_WORD.test(text) || lexicon.knows(text) || lexicon.isNoun(verb)) return null;
  if (/기[를는가도]?$/u.test(verb) || lexicon.verbOf(verb) === null) return null;
  return { wrong: text, right: `${not} ${verb}` };
}

const ONE_WORD =
  /^(?:안[되됐돼된될됨절]|못[하했해한할함합되됐된돼생나난지]|안기|안겨|안긴|안긴|안아|안았|안으|안고|안는|안은|안개|못박|안내|안심|안전)/u;

/** 두마리, 첫번째: numbers stand apart from what they count. */
function counted({ text }: HangulRun): Misspacing | null {
  const found =
    /^([첫두세네]|다섯|여섯|일곱|여덟|아홉|열)(번째[가-힣]{0,3}|번(?:이나|을|은|만|이|도)?|(?:마리|명|사람|개|권|가지|그루|송이)(?:의|가|이|는|은|를|을|와|과|도|만|나|로)?)$/u.exec(
      text,
    ) ?? /^(한)((?:마리|명|사람|개|권|그루|송이)(?:의|가|이|는|은|를|을|와|과|도|만)?)$/u.exec(text);
  return found ? { wrong: text, right: `${found[1]} ${found[2]}` } : null;
}

/** 박씨를심었더니: behind 을, 를 and 에서 another word begins. */
function glued({ text }: HangulRun, lexicon: Lexicon): Misspacing | null {
  const found = /^([가-힣]{1,20}?)(을|를|에서|에게|께|까지|에(?![서게는도만요다야]))([가-힣]{2,20})$/u.exec(text);
  if (!found || lexicon.knows(text)) return null;
  const [, noun = '', particle = '', verb = ''] = found;
  if (!lexicon.isNoun(noun) || !lexicon.knows(verb)) return null;
  if (noun.length === 1 && lexicon.verbOf(verb) === null) return null;
  if (
    /^(?:[였이인입예라]|까지|부터|조차|마저|나마)/u.test(verb) ||
    (noun.length + verb.length < 4 && lexicon.verbOf(verb) === null)
  )
    return null;
  if (particle === '을' ? finalOf(noun) === '' : particle === '를' && finalOf(noun) !== '') return null;
  return { wrong: text, right: `${noun}${particle} ${verb}` };
}

/** 그 때, 이 것, 어느 날: pairs that have become one word. */
function parted({ text }: HangulRun, next: string): Misspacing | null {
  if (!/^[이그저]$/u.test(text)) return null;
  const found = /^(?:때(?:는|에|부터|까지|도)?|것(?:은|이|을|도|만)?|동안|제야)$/u.exec(next);
  if (!found || (text === '저' && next.startsWith('때'))) return null;
  return { wrong: `${text} ${next}`, right: text + next };
}
