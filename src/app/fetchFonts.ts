/** Puts our letters in the place of the device's. Where the network went meanwhile, they come once it is back. */
export const fetchFonts = (): Promise<unknown> =>
  import('../styles/fonts.css').catch(() => addEventListener('online', () => void fetchFonts(), { once: true }));
