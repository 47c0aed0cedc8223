import { setTimeout as pause } from 'node:timers/promises';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import type { Teacher } from './fillClasses.ts';
import { staffPages } from './staffPages.ts';

/** Milliseconds from one page of a teacher to the next: quicker than anybody reads. */
const NEXT_PAGE_MS = 1_000;

export interface Watched {
  /** How long each page took, in milliseconds. */
  times: number[];
  refused: number;
}

/**
 * Teachers look at their pages in turn, each page of its own moment, until the class is over.
 *
 * @param addresses of the nodes; the requests go to them in turns, as through a proxy
 */
export async function watchClass(
  addresses: readonly string[],
  teachers: readonly Teacher[],
  isOver: Promise<unknown>,
): Promise<Watched> {
  const watched: Watched = { times: [], refused: 0 };
  let over = false;
  const end = () => {
    over = true;
  };
  isOver.then(end, end);
  let turn = 0;

  async function look(teacher: Teacher, path: string): Promise<void> {
    const begun = performance.now();
    turn += 1;
    const headers = { [STAFF_TOKEN_HEADER]: teacher.token };
    const response = await fetch(`${addresses[turn % addresses.length]}${path}`, { headers });
    await response.arrayBuffer();
    watched.times.push(performance.now() - begun);
    if (!response.ok) watched.refused += 1;
  }

  async function watch(teacher: Teacher, at: number): Promise<void> {
    await pause((NEXT_PAGE_MS * at) / teachers.length);
    for (let next = at; !over; next += 1) {
      const page = staffPages[next % staffPages.length];
      if (page) await look(teacher, page.path(teacher));
      await pause(NEXT_PAGE_MS);
    }
  }

  await Promise.all(teachers.map(watch));
  return watched;
}
