/** Address of a picture of a book pack. */
export function bookPicturePath(bookNo: number, file: string): string {
  return `/content/books/${bookNo}/${file}`;
}

/** Address of the picture of a quiz option: a drawing of its pack (`.svg`), or one that books share. */
export function optionPicturePath(bookNo: number, image: string): string {
  return image.endsWith('.svg') ? bookPicturePath(bookNo, image) : `/art/story/${image}.webp`;
}
