import type { Page } from '@playwright/test';

/**
 * Changes every document of a page as extensions do, from a world of their own: a translator that wraps each text in two
 * `font` elements, those that come later too; a grammar checker with attributes and elements of its own around fields; a
 * dark mode with attributes and properties. Words stay as they are, so that a test finds them.
 *
 * @param afterMs how long after a document began to load
 */
export async function changePagesLikeExtensions(page: Page, afterMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `setTimeout(${changeDocument.toString()}, ${afterMs})`,
    worldName: 'extensions',
  });
}

/** Runs in the page: no import reaches it. */
function changeDocument(): void {
  const start = () => {
    const isText = (node: Node) => {
      const parent = node.parentElement;
      if (parent === null || node.nodeValue?.trim() === '') return false;
      return parent.tagName !== 'FONT' && parent.closest('script, style, textarea, svg, [translate=no]') === null;
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter(isText)) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.nodeValue;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    const checkGrammar = () => {
      for (const field of document.querySelectorAll('textarea:not([data-gramm])')) {
        field.setAttribute('data-gramm', 'true');
        field.setAttribute('spellcheck', 'false');
        field.after(document.createElement('grammar-extension'));
      }
    };
    document.documentElement.setAttribute('data-dark-extension', 'on');
    document.body.append(document.createElement('extension-bar'));
    const change = (roots: readonly Node[]) => {
      for (const root of roots) translate(root);
      checkGrammar();
      for (const element of document.querySelectorAll<HTMLElement>('button:not([data-dark-inline])')) {
        element.setAttribute('data-dark-inline', '');
        element.style.setProperty('--dark-inline', 'black');
      }
    };
    change([document.body]);
    new MutationObserver((records) => {
      change(
        records.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes])),
      );
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
}
