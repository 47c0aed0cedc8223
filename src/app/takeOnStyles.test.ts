import { expect, it } from 'vitest';
import { takeOnStyles } from './takeOnStyles.ts';

/** A page with one sheet that is there, and one that is not yet. */
function makePage() {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = ['there', 'coming']
    .map((name) => `<link rel="stylesheet" media="not all" data-with-script href="/${name}.css">`)
    .join('');
  const [there] = page.head.children;
  Object.defineProperty(there, 'sheet', { value: {} });
  const links = () => [...page.querySelectorAll('link')];
  return { page, links };
}

it.each(['load', 'error'])(
  'lets every sheet count, in its place, and waits for what is not there: %s',
  async (told) => {
    const { page, links } = makePage();
    let done = false;
    const taken = takeOnStyles(page).then(() => {
      done = true;
    });
    await Promise.resolve();
    expect(links().map(({ media, href }) => [media, new URL(href, 'http://sea').pathname])).toEqual([
      ['all', '/there.css'],
      ['all', '/coming.css'],
    ]);
    expect(done).toBe(false);
    links()[1]?.dispatchEvent(new Event(told));
    await taken;
    expect(done).toBe(true);
  },
);

it('has nothing to wait for where no sheet comes with the script', async () => {
  await takeOnStyles(document.implementation.createHTMLDocument());
});
