// pixi.js reads `navigator` when it is imported; Node 20 has none. Nothing in the view tests draws or measures text.
if (typeof globalThis.navigator === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', {
    value: { userAgent: 'node', maxTouchPoints: 0 },
    configurable: true,
  });
}
