/** Something that was marked and shows how well a pupil reads. */
export type GrowthMark =
  | {
      readonly source: 'TEST';
      /** Milliseconds UTC. */
      readonly at: number;
      /** The result of the reading test, with its standard error. */
      readonly raq: number;
      readonly error: number;
    }
  | {
      readonly source: 'QUIZ' | 'OX';
      readonly at: number;
      /** Difficulty of its items: of the book, or the mean of the measured ones. */
      readonly raq: number;
      /** Whether the difficulty of its items was measured by answers. */
      readonly measured: boolean;
      readonly correctCount: number;
      readonly itemCount: number;
    };
