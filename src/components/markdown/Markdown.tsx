import ReactMarkdown from 'react-markdown';
import styles from './Markdown.module.css';

/** Text written by operators. Raw HTML in it is dropped, links keep to safe protocols. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown skipHtml components={{ h1: 'h2', a: SafeLink }}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

function SafeLink({ href, children }: { href?: string | undefined; children?: React.ReactNode }) {
  const external = href?.startsWith('http');
  return (
    <a href={href} {...(external ? { target: '_blank', rel: 'noreferrer noopener' } : {})}>
      {children}
    </a>
  );
}
