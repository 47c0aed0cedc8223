import { markdownBlocks } from '#domain/text/markdownBlocks.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import styles from './Markdown.module.css';

const loadMarkdown = async () => (await import('./Markdown.tsx')).Markdown;

/**
 * Markdown on a page that is opened first: its words stand at once, and get their marks when the library for them, a
 * quarter of the whole shell, has come. Without a network they stay as they are.
 */
export function LateMarkdown({ text }: { text: string }) {
  const Markdown = useLatePart({ load: loadMarkdown, ahead: 0 });
  if (Markdown) return <Markdown text={text} />;
  return (
    <div className={styles.markdown}>
      {markdownBlocks(text).map(({ kind: Block, text: words }) => (
        <Block key={words}>{words}</Block>
      ))}
    </div>
  );
}
