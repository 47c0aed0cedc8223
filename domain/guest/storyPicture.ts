/** Name of a picture under `public/art/story` whose colours are turned by `hue` degrees. */
export function storyPicture(icon: string, hue: number): string {
  return hue === 0 ? icon : `${icon}-hue${(hue + 360) % 360}`;
}

/** Name of the picture of a guest: a thing has eyes and a mouth on it. */
export function guestPicture(icon: string, thing: boolean): string {
  return thing ? `${icon}-face` : icon;
}
