import type { ComponentPropsWithRef } from 'react';

interface ScrollRegionProps extends ComponentPropsWithRef<'section'> {
  'aria-label': string;
}

/** What is wider or longer than its place: the keyboard scrolls it, so it takes the focus. */
export function ScrollRegion(props: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard reaches nothing that is out of sight
  return <section {...props} tabIndex={0} />;
}
