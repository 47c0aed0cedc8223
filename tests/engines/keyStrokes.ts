/** What WebDriver calls the key that begins a new line. */
const ENTER = '\uE007';

/** Keys of a text, pressed and let go one after the other, as both WebDrivers take them. */
export const keyStrokes = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((letter) => {
    const value = letter === '\n' ? ENTER : letter;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  }),
});

/** A mouse that comes to a place of the window and presses its main button there. */
export const mousePress = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
