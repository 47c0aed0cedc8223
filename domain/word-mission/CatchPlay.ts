/** A word while it is caught: the bubbles that were put into its slots. */
export interface CatchPlay {
  /** Bubbles in the slots, from the first on. */
  readonly caught: readonly string[];
  /** So many of them are known to be right. */
  readonly sure: number;
  /** So many of them are being judged; 0 while nothing is asked. */
  readonly asked: number;
}

export type CatchAction =
  | { type: 'caught'; bubbleId: string }
  /** What `nextQuestion` returned was sent. */
  | { type: 'asked' }
  | { type: 'judged'; rightCount: number }
  /** The question has no answer: what is not known to be right floats back. */
  | { type: 'refused' };

/** @param sure bubbles that were judged right before, for instance before the page was left */
export function startCatch(sure: readonly string[] = []): CatchPlay {
  return { caught: sure, sure: sure.length, asked: 0 };
}

/** One step of catching a word. @param syllableCount slots of the word; a bubble beyond them is not caught */
export function playCatch(play: CatchPlay, action: CatchAction, syllableCount: number): CatchPlay {
  const { caught, sure, asked } = play;
  switch (action.type) {
    case 'caught':
      if (caught.length >= syllableCount || caught.includes(action.bubbleId)) return play;
      return { ...play, caught: [...caught, action.bubbleId] };
    case 'asked':
      return nextQuestion(play) === null ? play : { ...play, asked: caught.length };
    case 'judged': {
      if (asked === 0) return play;
      const right = Math.max(sure, Math.min(action.rightCount, asked));
      // What was caught after a wrong one was meant for another place.
      return { caught: right < asked ? caught.slice(0, right) : caught, sure: right, asked: 0 };
    }
    case 'refused':
      return { caught: caught.slice(0, sure), sure, asked: 0 };
  }
}

/** What the server is to judge now: all that was caught so far. Null while it judges, and when all is known. */
export function nextQuestion({ caught, sure, asked }: CatchPlay): readonly string[] | null {
  return asked === 0 && caught.length > sure ? caught : null;
}
