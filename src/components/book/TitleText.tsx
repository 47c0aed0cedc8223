/** The last sign of a title, its closing mark, and the particle behind it. */
const particle = /(\S』[가-힣]+)/u;

/**
 * Words with a title in 『』. A browser may begin a line behind the closing mark, and Korean begins none with a particle:
 * the two stay together. One element: as several items of a flex box the parts would lose the blanks between them.
 */
export function TitleText({ children }: { children: string }) {
  const parts = children.split(particle);
  if (parts.length === 1) return children;
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
          <span key={index} style={{ whiteSpace: 'nowrap' }}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
