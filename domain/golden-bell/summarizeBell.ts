/** An answer that was marked. */
interface MarkedBellAnswer {
  readonly place: number;
  readonly choice: number;
}

interface AskedQuestion {
  readonly place: number;
  readonly choiceCount: number;
  /** Number of the right answer. */
  readonly answer: number;
}

/** How a question was answered. */
export interface QuestionSummary {
  readonly place: number;
  readonly answered: number;
  readonly right: number;
  /** How often each answer was given, in the order of their numbers. */
  readonly choices: readonly number[];
}

/** How the questions of a round that were revealed were answered. */
export function summarizeBell(
  questions: readonly AskedQuestion[],
  answers: readonly MarkedBellAnswer[],
): QuestionSummary[] {
  return questions.map(({ place, choiceCount, answer }) => {
    const own = answers.filter((given) => given.place === place);
    const choices = Array.from({ length: choiceCount }, (_, index) =>
      own.reduce((sum, { choice }) => sum + (choice === index + 1 ? 1 : 0), 0),
    );
    return { place, answered: own.length, right: choices[answer - 1] ?? 0, choices };
  });
}

/** The place of the question with the smallest share of right answers, the first of several; null where none was answered. */
export function hardestQuestion(questions: readonly QuestionSummary[]): number | null {
  const [hardest] = questions
    .filter(({ answered }) => answered > 0)
    .sort((one, other) => one.right / one.answered - other.right / other.answered || one.place - other.place);
  return hardest?.place ?? null;
}
