import type { IntroAnswer } from '#contract/introTexts.ts';

export type IntroSection = IntroAnswer['sections'][number];

/** A part of a page by its id; undefined when the texts leave it out, and then nothing stands in its place. */
export function sectionOf(texts: IntroAnswer, id: string): IntroSection | undefined {
  return texts.sections.find((section) => section.id === id);
}
