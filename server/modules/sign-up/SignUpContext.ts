import type { SiteName } from '#contract/site.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';
import type { Context } from '#server/core/Context.ts';
import type { Visitor } from '#server/core/Visitor.ts';

/** What the steps of joining work with. */
export interface SignUpContext extends Context {
  readonly site: SiteName;
  readonly policies: PolicyBook;
  readonly visitor: Visitor;
  /** What the browser calls itself; stored only as a hash beside a consent. */
  readonly agent: string;
}
