/** True for the name of a folder that holds a book: its number as books are numbered, without zeros before it. */
export function isPackFolder(name: string): boolean {
  return /^[1-9]\d{3,6}$/u.test(name);
}
