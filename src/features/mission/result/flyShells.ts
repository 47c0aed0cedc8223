/** The student's corner of the header, where what was earned goes. */
const PURSE = '[data-purse]';
/** Milliseconds: until the first leaves (the count is read first), between two, and of one flight. */
const DELAY = 700;
const STAGGER = 110;
const FLIGHT = 820;
/** More would be a cloud. */
const MOST = 5;
const SIDE = 40;

/**
 * Shells fly from where they are shown to the student's corner of the header. Lies over the page and takes no touch;
 * nothing waits for it.
 *
 * @returns takes away what still flies
 */
export function flyShells(from: Element, picture: string, count: number): () => void {
  const purse = document.querySelector(PURSE);
  const end = purse?.getBoundingClientRect();
  if (!purse || !end || end.bottom < 0 || typeof purse.animate !== 'function') return () => {};
  const start = from.getBoundingClientRect();
  const sky = document.createElement('div');
  sky.ariaHidden = 'true';
  sky.style.cssText = 'position:fixed;inset:0;z-index:90;overflow:hidden;pointer-events:none';
  document.body.append(sky);
  const at = (x: number, y: number, scale: number) => `translate(${x - SIDE / 2}px, ${y - SIDE / 2}px) scale(${scale})`;
  const [x0, y0] = [start.left + start.width / 2, start.top + start.height / 2];
  const [x1, y1] = [end.left + end.width / 2, end.top + end.height / 2];

  const flights = Array.from({ length: Math.min(MOST, count) }, (_, index) => {
    const shell = new Image(SIDE, SIDE);
    shell.src = picture;
    shell.alt = '';
    shell.style.cssText = 'position:absolute;left:0;top:0;opacity:0';
    sky.append(shell);
    // Each on a way of its own, all in a bow.
    const aside = (index - (MOST - 1) / 2) * 26;
    return shell.animate(
      [
        { transform: at(x0, y0, 0.6), opacity: 0, easing: 'ease-out' },
        { transform: at(x0 + aside, y0 - 46, 1), opacity: 1, offset: 0.3, easing: 'ease-in-out' },
        { transform: at(x1, y1, 0.45), opacity: 1 },
      ],
      { duration: FLIGHT, delay: DELAY + index * STAGGER },
    );
  });
  const down = () => sky.remove();
  Promise.all(flights.map(({ finished }) => finished)).then(
    () => {
      down();
      purse.animate([{ transform: 'none' }, { transform: 'scale(1.14)' }, { transform: 'none' }], 320);
    },
    // Taken away before they arrived.
    () => {},
  );
  return () => {
    for (const flight of flights) flight.cancel();
    down();
  };
}
