import type { SiteName } from '#contract/site.ts';
import type { PolicyBook } from '../../content/PolicyBook.ts';
import type { Context } from '../Context.ts';
import type { Visitor } from '../Visitor.ts';

/** What the steps of joining work with. */
export interface SignUpContext extends Context {
  readonly site: SiteName;
  readonly policies: PolicyBook;
  readonly visitor: Visitor;
  /** What the browser calls itself; stored only as a hash beside a consent. */
  readonly agent: string;
}
