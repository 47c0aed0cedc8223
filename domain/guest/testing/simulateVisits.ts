import { comingFeasts, type FeastVisit, hasNewLines, meetFeast, presentFeast } from '../../feast/FeastVisit.ts';
import { createRandom } from '../../random/createRandom.ts';
import { shiftDayKey } from '../../time/seoulDay.ts';
import type { CatchWord, WordReview } from '../../word-mission/CatchWord.ts';
import { pickWords } from '../../word-mission/pickWords.ts';
import { reviewAfter } from '../../word-mission/reviewAfter.ts';
import { WORD_TUNING } from '../../word-mission/tuning.ts';
import { type Find, lyingFinds, newFindDays } from '../finds.ts';
import { GUEST_TUNING } from '../tuning.ts';
import { type GuestVisit, nextScene, playScene, presentGuests } from '../GuestVisit.ts';

/** One kind of reader, over a year. */
export interface Reader {
  /** Whole books on the days on which they are finished: every so many days. */
  daysPerBook: number;
  /** Days on which a book is read, each a visit; the last of them finishes it. */
  sittings: number;
  /** Days of the week (0–6) with a visit. */
  visitDays: readonly number[];
}

export interface VisitReport {
  visits: number;
  /**
   * Visits on which nobody had a scene to play or new lines, nothing lay on the sand, the light of the month was known,
   * and no line of a book was new.
   */
  empty: number;
  /** The same without the lines. */
  still: number;
  guests: number;
  finds: number;
  /** Keepsakes of feasts in the album. */
  keepsakes: number;
  /** Most guests in the sea, and most finds on the sand, at once. */
  mostGuests: number;
  mostFinds: number;
}

const DAYS = 364;
const FIRST_DAY = '2026-03-02';
/** Words that a mission and a text lend, as a book of ours has them at least. */
const WORDS_OF_A_BOOK = 18;
/** Six of the book, and the answer that the pet takes up. */
const LINES_OF_A_BOOK = 7;
/** Words of lists, for who has caught those of the own books. */
const LISTED: CatchWord[] = Array.from({ length: 4000 }, (_, no) => wordOf(`목록${no}`, null));

function wordOf(word: string, bookNo: number | null): CatchWord {
  return { word, meaning: word, sentence: null, bookNo };
}

/**
 * Plays a year of visits by the product's own rules: three words caught on each, a book finished every so many days
 * with one mission, every scene played and every find taken at once. Purchases and new levels are left out.
 */
export function simulateVisits({ daysPerBook, sittings, visitDays }: Reader, seed: number): VisitReport {
  const random = createRandom(seed);
  const report: VisitReport = {
    visits: 0,
    empty: 0,
    still: 0,
    guests: 0,
    finds: 0,
    keepsakes: 0,
    mostGuests: 0,
    mostFinds: 0,
  };
  let guests: GuestVisit[] = [];
  let finds: Find[] = [];
  let feasts: FeastVisit[] = [];
  const months = new Set<string>();
  const reviews = new Map<string, WordReview>();
  const read: { bookNo: number; day: number }[] = [];
  const readingDays: string[] = [];
  let sat = 0;
  /** Lines of books that were spoken, by book. */
  const spoken = new Map<number, number>();
  for (let no = 0; no < DAYS; no += 1) {
    const day = shiftDayKey(FIRST_DAY, no);
    if (!visitDays.includes(no % 7)) continue;
    report.visits += 1;
    const due = Math.floor(no / daysPerBook) > read.length;
    const before = read.length;
    if (due && sat < sittings) {
      sat += 1;
      readingDays.push(day);
    }
    while (sat >= sittings && Math.floor(no / daysPerBook) > read.length) {
      const bookNo = read.length + 1;
      read.push({ bookNo, day: no });
      readingDays.push(day);
      guests.push({ bookNo, arrivedAt: no, scene: 0, sceneDay: null, answer: null, seenDay: null });
      if (Math.floor(no / daysPerBook) <= read.length) sat = 0;
    }
    const own = read.filter((book) => no - book.day < WORD_TUNING.bookDays);
    const books = own.flatMap(({ bookNo }) =>
      Array.from({ length: WORDS_OF_A_BOOK }, (_, index) => wordOf(`책${bookNo}말${index}`, bookNo)),
    );
    const sources = {
      missed: [],
      basket: [],
      books,
      levels: [LISTED],
      reviews: [...reviews.values()],
      barred: new Set<string>(),
    };
    const words = pickWords(sources, day, random);
    for (const word of words) {
      reviews.set(word.word, { ...word, ...reviewAfter(word.stage, 0, day), missed: false });
    }
    // The words are caught first, and the sea brings what follows from them with the next look.
    if (words.some(({ bookNo }) => bookNo !== null)) readingDays.push(day);
    const fresh = newFindDays(readingDays, finds.at(-1)?.day ?? null);
    finds = [
      ...finds,
      ...fresh.map((found, index) => ({ ordinal: finds.length + index + 1, day: found, takenDay: null })),
    ];
    const lying = lyingFinds(finds, day);
    const finished = read.slice(before).map(({ bookNo }) => ({ bookNo, day }));
    feasts = withChanged(feasts, comingFeasts(feasts, { since: FIRST_DAY, books: finished, today: day }));
    const feast = presentFeast(feasts, day);
    const speaks = feast !== null && hasNewLines(feast);
    const dawns = !months.has(day.slice(0, 7));
    months.add(day.slice(0, 7));
    const places = GUEST_TUNING.atOnce - (feast === null ? 0 : 1);
    const present = presentGuests(guests, day, () => false, places);
    const acting = present.filter((guest) => nextScene(guest, day) !== null);
    // One line of a book a visit, as long as the book is one of the last 30 days.
    const talking = read.find(
      ({ bookNo, day: at }) =>
        no > at && no - at <= GUEST_TUNING.talkDays && (spoken.get(bookNo) ?? 0) < LINES_OF_A_BOOK,
    );
    if (talking) spoken.set(talking.bookNo, (spoken.get(talking.bookNo) ?? 0) + 1);
    const isStill = lying.length + acting.length === 0 && !speaks && !dawns;
    if (isStill && !talking) report.empty += 1;
    if (isStill) report.still += 1;
    report.mostGuests = Math.max(report.mostGuests, present.length + (feast === null ? 0 : 1));
    report.mostFinds = Math.max(report.mostFinds, lying.length);
    if (feast !== null) feasts = withChanged(feasts, [meetFeast(feast, day)]);
    finds = finds.map((find) => (lying.includes(find) ? { ...find, takenDay: day } : find));
    guests = guests.map((guest) => {
      if (!present.includes(guest)) return guest;
      const scene = nextScene(guest, day);
      const played = scene === null ? null : playScene(guest, { scene, answer: 1 }, day);
      return { ...(played?.ok ? played.visit : guest), seenDay: day };
    });
  }
  const keepsakes = feasts.filter(({ keepsakeDay }) => keepsakeDay !== null).length;
  return { ...report, guests: guests.length, finds: finds.length, keepsakes };
}

function withChanged(visits: readonly FeastVisit[], changed: readonly FeastVisit[]): FeastVisit[] {
  const names = new Set(changed.map(({ feast }) => feast));
  return [...visits.filter(({ feast }) => !names.has(feast)), ...changed];
}
