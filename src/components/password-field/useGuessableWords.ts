import { useEffect, useState } from 'react';
import type { WordBook } from '#domain/account/guessing/createWordBook.ts';
import { usualWords } from '#domain/account/guessing/usualWords.ts';

/**
 * The words that a new password is held against: the whole list once it is loaded, the top of it until then or without a
 * network. The server decides by all of it.
 */
export function useGuessableWords(): WordBook {
  const [words, setWords] = useState(usualWords);
  useEffect(() => {
    let mounted = true;
    import('#domain/account/guessing/guessableWords.ts').then(
      ({ guessableWords }) => mounted && setWords(guessableWords()),
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, []);
  return words;
}
