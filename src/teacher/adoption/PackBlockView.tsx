import type { AdoptionPack } from '#contract/adoption.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { ScrollRegion } from '#src/components/page/ScrollRegion.tsx';
import styles from './Pack.module.css';

type Block = NonNullable<AdoptionPack['document']>['sections'][number]['blocks'][number];

/** A part of a section. @param name of the section, for what a table is of */
export function PackBlockView({ block, name }: { block: Block; name: string }) {
  switch (block.kind) {
    case 'TEXT':
      return <p className={styles.text}>{block.text}</p>;
    case 'HEADING':
      return <h3 className={styles.heading}>{block.text}</h3>;
    case 'LIST':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'TABLE':
      return <Table {...block} name={name} />;
    case 'CHECKS':
      return block.items.map((check) => <Check key={check.no} check={check} />);
  }
}

function Table({ columns, rows, name }: Extract<Block, { kind: 'TABLE' }> & { name: string }) {
  return (
    <ScrollRegion className={styles.scroller} aria-label={`${name} 표`}>
      <table className={styles.table} data-wide={columns.length > 3}>
        <thead>
          <tr>
            {columns.map(({ title, share }) => (
              <th key={title} scope="col" style={{ width: `${share}%` }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">
                <Lines text={first} />
              </th>
              {rest.map((cell, at) => (
                <td key={columns[at + 1]?.title}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The first line names the row, what follows explains it. */
function Lines({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n');
  return (
    <>
      {first}
      {rest.length > 0 && <span className={styles.items}>{rest.join(' ')}</span>}
    </>
  );
}

function Check({ check }: { check: Extract<Block, { kind: 'CHECKS' }>['items'][number] }) {
  const { no, question, verdict, answer, articles, measures } = check;
  return (
    <article className={styles.check} aria-label={`${no} ${question}`}>
      <h4>
        <span className={styles.no}>{no}</span> {question} <Badge tone="kelp">{verdict}</Badge>
      </h4>
      <p>{answer}</p>
      <dl className={styles.evidence}>
        <dt>문서</dt>
        {articles.map((article) => (
          <dd key={article}>{article}</dd>
        ))}
        <dt>제품</dt>
        {measures.map((measure) => (
          <dd key={measure}>{measure}</dd>
        ))}
      </dl>
    </article>
  );
}
