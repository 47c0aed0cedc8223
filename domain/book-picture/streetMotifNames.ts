/** Streets and rooms seen as a whole leaf, and things held where they cover no face. */
export const streetMotifNames = [
  'bazaarStreet',
  'haySquare',
  'fallenRack',
  'greySea',
  'rainSheet',
  'bareAnvil',
  'handLantern',
  'tiltedFan',
  'trailingScarf',
] as const;
