/** The parts of the name of a drawn picture: its page, what it was drawn from, and its own bytes. */
export interface PictureFile {
  pageNo: number;
  /** First digits of the hash of its data: an old drawing is found without looking into it. */
  look: string;
  /** First digits of the hash of its bytes: what is behind a name never changes. */
  content: string;
}

const NAME = /^picture-(\d{1,3})-([0-9a-f]{6})-([0-9a-f]{8})\.svgz$/u;

export function writePictureName({ pageNo, look, content }: PictureFile): string {
  return `picture-${pageNo}-${look}-${content}.svgz`;
}

/** Null where it is another file. */
export function readPictureName(name: string): PictureFile | null {
  const [, pageNo, look, content] = NAME.exec(name) ?? [];
  if (pageNo === undefined || look === undefined || content === undefined) return null;
  return { pageNo: Number(pageNo), look, content };
}
