import { z } from 'zod';
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
