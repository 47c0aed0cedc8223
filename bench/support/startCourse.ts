import type { OpenAquarium } from './openAquarium.ts';

/** Sends the pet through its rings, by the free care of the day, and cheers at every ring. */
export async function startCourse({ page }: OpenAquarium): Promise<void> {
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name }).evaluate((button) => (button as HTMLElement).click());
  await press('돌보기');
  await press(/헤엄치기/);
  for (const ring of [1, 2, 3, 4, 5]) await press(`${ring}번 고리 응원하기`);
}
