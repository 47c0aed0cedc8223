/** Name of a picture under `public/art/story` whose colours are turned by `hue` degrees. */
export function storyPicture(icon: string, hue: number): string {
  return hue === 0 ? icon : `${icon}-hue${(hue + 360) % 360}`;
}
