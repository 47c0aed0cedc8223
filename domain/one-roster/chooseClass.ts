import type { ClassTime, ForeignClass } from './readClasses.ts';

/** A place of somebody in a class, as `enrollments.csv` has it. */
export interface Seat {
  rowNo: number;
  classId: string;
  /** Null where no file has the class. */
  of: ForeignClass | null;
  primary: boolean;
}

export interface ChosenClass {
  of: ForeignClass | null;
  /** Why it is not clear, in a whole sentence that begins with the column. */
  problem: string | null;
  doubt: string | null;
}

const ORDER: readonly ClassTime[] = ['NOW', 'LATER', 'BEFORE'];
const SHOWN = 40;

/**
 * The class of a student, who may have many in a file: of those taught now (else later, else before) the one homeroom,
 * else the one that is marked as the first, else the only one.
 */
export function chooseClass(seats: readonly Seat[]): ChosenClass {
  const known = seats.filter(({ of }) => of !== null);
  const time = ORDER.find((one) => known.some(({ of }) => of?.time === one));
  const candidates = known.filter(({ of }) => of?.time === time);
  const homerooms = candidates.filter(({ of }) => of?.homeroom);
  const rooms = homerooms.length > 0 ? homerooms : candidates;
  const primary = rooms.filter((seat) => seat.primary);
  const left = differing(primary.length > 0 ? primary : rooms);
  const [first, second] = left;
  if (first === undefined) return { of: null, problem: unknownClass(seats), doubt: null };
  if (second !== undefined) {
    const names = left.map(({ of }) => `‘${of?.name ?? ''}’`).join(', ');
    const rowNos = left.map(({ rowNo }) => rowNo).join(', ');
    return {
      of: first.of,
      problem: `반: enrollments.csv ${rowNos}번째 줄에 반이 ${left.length}개예요(${names.slice(0, 120)}). 하나만 적어 주세요.`,
      doubt: null,
    };
  }
  const past = first.of?.time === 'BEFORE' && first.of.year !== null;
  return {
    of: first.of,
    problem: null,
    doubt: past ? `반: ${first.of?.year}학년도에 끝난 반이에요. 지금도 이 반인지 확인해 주세요.` : null,
  };
}

function unknownClass(seats: readonly Seat[]): string | null {
  const [seat] = seats;
  if (seat === undefined) return null;
  const id = seat.classId.slice(0, SHOWN);
  return `반: enrollments.csv ${seat.rowNo}번째 줄의 classSourcedId ‘${id}’ 반이 classes.csv에 없어요. 반을 적거나, 반이 없으면 ‘-’라고 적어 주세요.`;
}

/** One seat of each class: the same class may stand there twice. */
function differing(seats: readonly Seat[]): Seat[] {
  return [...new Map(seats.toReversed().map((seat) => [seat.classId, seat])).values()].toReversed();
}
