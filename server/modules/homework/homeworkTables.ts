import type { DayKey, Defaulted, Fixed, Flag, Id, Instant } from '#server/db/schema/columns.ts';

/** What somebody of the staff asked pupils of a class to do. */
export interface HomeworkTable {
  homework_no: Id;
  /** Names the request that set it, so that the same one again sets nothing more. */
  request_key: Fixed<string>;
  academy_no: Fixed<number>;
  class_no: Fixed<number>;
  staff_no: Fixed<number>;
  /** Also for whoever enters the class later. */
  whole_class: Fixed<Flag>;
  note: string;
  due_on: DayKey;
  set_at: Instant;
  withdrawn_at: Instant | null;
  /** How often its day or its words were changed. */
  change_count: Defaulted<number>;
  /** Null for one that was never changed. */
  changed_at: Defaulted<Instant | null>;
}

/** One thing to do for a homework, in its order. */
export interface HomeworkTaskTable {
  homework_no: Fixed<number>;
  place: Fixed<number>;
  book_no: Fixed<number>;
  /** A code of domain/homework/homeworkTasks. */
  task: Fixed<string>;
}

/** A pupil that a homework was set for. */
export interface HomeworkPupilTable {
  homework_no: Fixed<number>;
  account_no: Fixed<number>;
}
