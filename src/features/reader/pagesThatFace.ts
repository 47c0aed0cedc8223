/** A page and the columns it fills, with its picture above the text or opposite it. */
export interface PicturedPage {
  pictured: boolean;
  above: number;
  facing: number;
}

/** For each page whether its picture faces its text: it does where the page begins on a left leaf. */
export function pagesThatFace(pages: readonly PicturedPage[]): boolean[] {
  let column = 0;
  return pages.map(({ pictured, above, facing }) => {
    const faces = pictured && column % 2 === 0;
    column += faces ? facing : above;
    return faces;
  });
}
