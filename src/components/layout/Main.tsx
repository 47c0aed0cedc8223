import type { ComponentPropsWithoutRef } from 'react';
import { takeLostFocus } from '../../lib/browser/takeLostFocus.ts';

/**
 * What a page is about, and where the focus goes when the page opens. One on a page, and the only `<main>` of the shell.
 */
export function Main(props: ComponentPropsWithoutRef<'main'>) {
  return <main {...props} ref={takeLostFocus} id="main" tabIndex={-1} />;
}
