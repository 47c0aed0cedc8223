/** Sizes in points, colours of src/styles/tokens.css. */
export const paperTheme = {
  font: 'BadaPaper',
  ink: '#12343c',
  soft: '#355a63',
  deep: '#0e6671',
  sea: '#67c2c2',
  crest: '#9edcd9',
  mist: '#f2fbfa',
  foam: '#e3f6f4',
  line: '#d5ebe9',
  sand: '#fff7e6',
  sandInk: '#7a5312',
  margin: { side: 48, top: 62, bottom: 58 },
  /** Of A4. */
  page: { width: 595.28, height: 841.89 },
} as const;
