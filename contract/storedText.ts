import { z } from 'zod';
import { noteLength } from '#domain/note/noteLength.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';

/**
 * A text that somebody wrote and that is stored: without control characters, halves of letters and overrides of the
 * writing direction. They are left out and not refused, since nobody sees that they are there: a note that a device
 * keeps sending would never be saved.
 */
export const storedText = () => z.string().overwrite(withoutControls);

/** The same for files of people who can correct them: refused, so that a wrong encoding is noticed. */
export const soundText = () =>
  z
    .string()
    .refine(
      (text) => withoutControls(text) === text,
      '보이지 않는 제어 문자가 들어 있어요. 파일의 인코딩을 확인해 주세요',
    );

/** Room for picture signs of many parts; what counts is what the writer sees. */
const UNITS_PER_CHARACTER = 4;

/** A text of so many characters as its writer counts them. */
export const textUpTo = (most: number) => {
  const reason = `${most.toLocaleString('ko-KR')}자까지 쓸 수 있어요`;
  return storedText()
    .max(most * UNITS_PER_CHARACTER, reason)
    .refine((text) => noteLength(text) <= most, reason);
};
