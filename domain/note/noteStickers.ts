/** Stickers of the product's own art, with their texts. */
export const noteStickerNames = {
  'red-heart': '마음에 남아요',
  'glowing-star': '멋져요',
  'light-bulb': '알게 됐어요',
  'magnifying-glass-tilted-left': '궁금해요',
  telescope: '상상돼요',
  'party-popper': '재미있어요',
  'high-voltage': '깜짝 놀랐어요',
  seedling: '배우고 싶어요',
  'teddy-bear': '따뜻해요',
  trophy: '최고예요',
  'tropical-fish': '귀여워요',
  sailboat: '모험 같아요',
} as const;

export type NoteSticker = keyof typeof noteStickerNames;

export const noteStickers = Object.keys(noteStickerNames) as [NoteSticker, ...NoteSticker[]];
