import { useAnswerKeys } from './useAnswerKeys.ts';

interface TestKeys {
  options: readonly { no: number }[];
  onChoose: (no: number) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Digits choose an option, the arrows turn to the question before and after. */
export function useTestKeys({ options, onChoose, onPrevious, onNext }: TestKeys): void {
  useAnswerKeys(({ key, letter }) => {
    const option = options.find(({ no }) => String(no) === letter);
    if (option) onChoose(option.no);
    else if (key === 'arrowright') onNext();
    else if (key === 'arrowleft') onPrevious();
    else return false;
    return true;
  });
}
