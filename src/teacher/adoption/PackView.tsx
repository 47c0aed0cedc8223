import type { AdoptionPack } from '#contract/adoption.ts';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './Pack.module.css';
import { PackBlockView } from './PackBlockView.tsx';

type Pack = NonNullable<AdoptionPack['document']>;

/** A pack as a page: the same parts as the file, in the same order. */
export function PackView({ pack }: { pack: Pack }) {
  const { warning, facts, documents, sections } = pack;
  return (
    <div className={styles.pack}>
      {warning && <FormNotice tone="advice">{warning}</FormNotice>}
      <Panel title="한눈에">
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {documents.map(({ title, version, effectiveFrom, state }) => (
            <div key={`${title} ${version}`}>
              <dt>{title}</dt>
              <dd>
                {version}, {effectiveFrom} {state}
              </dd>
            </div>
          ))}
        </dl>
        <nav aria-label="자료의 차례">
          <ol className={styles.contents}>
            {sections.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </Panel>
      {sections.map(({ key, title, blocks }) => (
        <div key={key} id={key} className={styles.section}>
          <Panel title={title}>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section never change their order
              <PackBlockView key={at} block={block} name={title} />
            ))}
          </Panel>
        </div>
      ))}
    </div>
  );
}
