/** Seconds: 45 days (specification, section 9). */
const HELD_FOR_S = 45 * 24 * 60 * 60;

interface Owner {
  accountNo: number;
  contestNo: number;
}

/** Whether this student was congratulated on this device within the last 45 days; a cookie, so that it ends by itself. */
export function completionSeen({ accountNo, contestNo }: Owner, page: { cookie: string } = document) {
  const name = `chaekbada-contest-completed-${contestNo}-${accountNo}`;
  return {
    read: () => page.cookie.split('; ').includes(`${name}=Y`),
    write: () => {
      page.cookie = `${name}=Y; max-age=${HELD_FOR_S}; path=/event; samesite=lax`;
    },
  };
}
