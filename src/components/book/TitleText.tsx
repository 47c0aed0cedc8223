import { Fragment } from 'react';

/** The last sign of a title, its closing mark, and the particle behind it. */
const particle = /(\S』[가-힣]+)/u;

/**
 * Words with a title in 『』. A browser may begin a line behind the closing mark, and Korean begins none with a particle:
 * the two stay together.
 */
export function TitleText({ children }: { children: string }) {
  return children.split(particle).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
