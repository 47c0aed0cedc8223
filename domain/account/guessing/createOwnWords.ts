import { passwordTuning } from '../tuning.ts';
import { canonicalText } from './canonicalText.ts';
import { isSpelledAs, type Spelling } from './isSpelledAs.ts';
import { latinSpellings } from './latinSpellings.ts';
import { typedKeys } from './typedKeys.ts';
import { withoutSeparators } from './withoutSeparators.ts';

/** What others know of the owner of a password. Nothing has to be there: a form may not be filled in yet. */
export interface PasswordOwner {
  accountId: string;
  name?: string | null;
  /** `YYYYMMDD` */
  birthday?: string | null;
  email?: string | null;
  /** Numbers of the owner and of the guardian. */
  mobileNos?: readonly (string | null)[];
  /** Names of school and academy. */
  places?: readonly (string | null)[];
}

/** What a piece of a password costs (`passwordCost`) that is made of what others know of its owner; null for another. */
export type OwnWords = (piece: string) => number | null;

const OWN_COST = 1;
/** Of initials and a family name, which many share: they give nothing away but beside something else. */
const SHORT_OWN_COST = 3;
/** Letters or digits of anything but initials. */
const SHORTEST = 3;
/** From this length on a digit or mark may stand for a letter. */
const SHORTEST_WITH_STAND_INS = 5;
/** Syllables: each is a letter at least, and a password has no more of those. */
const LONGEST = passwordTuning.longest;
/** Of a text that a form sends, before anything has judged its length. */
const LONGEST_TEXT = 60;
const HANGUL = /^[가-힣]+$/;
const COMPOUND_FAMILY_NAMES = /^(?:남궁|황보|제갈|사공|선우|서문|독고|동방|망절|어금)/;
/** What the names of schools and academies end with. */
const KINDS_OF_PLACES =
  /(?:초등학교|중학교|고등학교|대학교|학교|초등|초|중|고|어학원|학원|교습소|공부방|도서관|독서논술|논술|독서|국어|영어|수학|교육|캠퍼스|센터)$/;

/** Names in every usual spelling, in both orders and by their initials; dates and numbers in every usual form. */
export function createOwnWords(owner: PasswordOwner): OwnWords {
  const digits = new Set([
    ...birthdayForms(owner.birthday ?? ''),
    ...(owner.mobileNos ?? []).flatMap((number) => phoneForms(number ?? '')),
    ...runs(owner.accountId, /\d{4,}/g),
    ...runs(localPart(owner.email), /\d{4,}/g),
  ]);
  const texts = new Set(
    [owner.accountId, localPart(owner.email)]
      .flatMap((text) => [text, backwards(text.slice(0, LONGEST_TEXT)), ...runs(text, /[a-z]{3,}/gi)])
      .filter((text) => text.length >= SHORTEST)
      .map(canonicalText),
  );
  const names = nameForms(owner.name ?? '');
  const spelled = [...names.long, ...(owner.places ?? []).flatMap((place) => placeForms(place ?? ''))];
  const [isSpelled, isShort] = [spelled, names.short].map(testOf);
  const costOf = (piece: string): number | null => {
    if (piece.length >= SHORTEST) {
      if (digits.has(piece)) return OWN_COST;
      if (texts.has(canonicalText(piece))) return OWN_COST;
    }
    if (piece.length < SHORTEST_WITH_STAND_INS && !/^[a-z]+$/.test(piece)) return null;
    const text = canonicalText(piece);
    if (isSpelled?.(text)) return OWN_COST;
    return isShort?.(text) ? SHORT_OWN_COST : null;
  };
  return (piece) => costOf(piece) ?? costOf(withoutSeparators(piece));
}

function testOf(spellings: readonly Spelling[]): (text: string) => boolean {
  const canonical = spellings.map((pieces) => pieces.map((ways) => [...new Set(ways.map(canonicalText))]));
  return (text) => canonical.some((spelling) => isSpelledAs(text, spelling));
}

const localPart = (email: string | null | undefined) => (email ?? '').slice(0, LONGEST_TEXT).split('@')[0] ?? '';
const runs = (text: string, pattern: RegExp): string[] => text.slice(0, LONGEST_TEXT).match(pattern) ?? [];
const backwards = (text: string) => [...text].reverse().join('');

function birthdayForms(birthday: string): string[] {
  const [, century = '', year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(birthday) ?? [];
  if (century === '') return [];
  const full = century + year;
  const short = `${Number(month)}${Number(day)}`;
  const dates = [month + day, day + month, short, `0${short}`, full + month, year + month];
  const withYear = dates.slice(0, 3).flatMap((date) => [full + date, year + date, date + full, date + year]);
  return [...dates, ...withYear, full].flatMap((form) => [form, backwards(form)]);
}

function phoneForms(number: string): string[] {
  const digits = number.slice(0, LONGEST_TEXT).replaceAll(/\D/g, '');
  if (digits.length < 9) return [];
  const [last, middle] = [digits.slice(-4), digits.slice(3, -4)];
  return [digits, digits.slice(1), digits.slice(3), last, middle, last + middle, `010${last}`, last + last];
}

/** Spellings of a name of a person: of all or most of it, and of what many share. */
interface NameForms {
  long: Spelling[];
  short: Spelling[];
}

function nameForms(name: string): NameForms {
  const words = name.slice(0, LONGEST_TEXT).split(/[^\p{L}]+/u);
  const latin = words.filter((word) => /^[a-z]{3,}$/i.test(word)).map((word) => exactly(word.toLowerCase()));
  const korean = words.filter((word) => HANGUL.test(word) && word.length <= LONGEST);
  const parts = korean.length < 2 ? [] : korean.flatMap((word) => [typed(word), spelled(word)]);
  const { long, short } = koreanNameForms(korean.join('').slice(0, LONGEST));
  return { long: [...latin, ...parts, ...long], short };
}

function koreanNameForms(name: string): NameForms {
  const length = (COMPOUND_FAMILY_NAMES.test(name) && name.length > 2) || name.length > 4 ? 2 : 1;
  const [family, given] = [name.slice(0, length), name.slice(length)];
  if (given === '') return { long: name === '' ? [] : [typed(name), spelled(name)], short: [] };
  return {
    long: [
      ...[typed(name), typed(given), typed(given + family)],
      ...[spelled(name), spelled(given), spelled(given + family)],
      ...(given.length < 2
        ? []
        : [
            [...initials(given), ...spelled(family)],
            [...spelled(family), ...initials(given)],
          ]),
    ],
    short: [
      ...[spelled(family), initials(name), initials(given + family), typedInitials(name)],
      ...(given.length < 2 ? [] : [initials(given)]),
    ],
  };
}

/** With and without what it is: 한빛초등학교, 한빛초, 한빛. */
function placeForms(place: string): Spelling[] {
  const words = place
    .slice(0, LONGEST_TEXT)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  return [words.join(''), ...words].flatMap((word) => {
    if (/^[a-z]{3,}$/i.test(word)) return [exactly(word.toLowerCase())];
    const latin = runs(word, /[a-z]{3,}/gi).map((part) => exactly(part.toLowerCase()));
    const hangul = runs(word, /[가-힣]{2,}/g).flatMap((part) => {
      const stem = part.replace(KINDS_OF_PLACES, '');
      return [part, stem, part.slice(0, stem.length + 1)];
    });
    return [
      ...latin,
      ...hangul
        .filter((part) => part.length >= 2 && part.length <= LONGEST)
        .flatMap((part) => [typed(part), spelled(part)]),
    ];
  });
}

const exactly = (text: string): Spelling => [[text]];
const typed = (hangul: string): Spelling => exactly(typedKeys(hangul));
const typedInitials = (hangul: string): Spelling =>
  exactly([...hangul].map((syllable) => typedKeys(syllable).charAt(0)).join(''));
const spelled = (hangul: string): Spelling => [...hangul].map((syllable) => latinSpellings(syllable, 'all'));
const initials = (hangul: string): Spelling =>
  spelled(hangul).map((ways) => [...new Set(ways.map((way) => way.charAt(0)))]);
