/** Address of a picture of a book pack. */
export function bookPicturePath(bookNo: number, file: string): string {
  return `/content/books/${bookNo}/${file}`;
}
