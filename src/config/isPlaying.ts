/** Pages where a student is in the middle of something. */
const PLAYING = [
  /^\/aquarium\/?$/,
  /^\/book\/read\//,
  /^\/diagnosis\/test\/?$/,
  /^\/bbti\/test\/?$/,
  /^\/event\/diagnosis\/?$/,
];
/** The missions of a book; one of them is open when the address names it. */
const MISSIONS = /^\/book\/mission\/\d+\/?$/;

/** True on pages where nothing may come between a student and what is being done. */
export function isPlaying(pathname: string, search: string): boolean {
  if (MISSIONS.test(pathname)) return new URLSearchParams(search).has('kind');
  return PLAYING.some((page) => page.test(pathname));
}
