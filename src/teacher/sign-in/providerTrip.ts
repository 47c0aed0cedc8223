/** What this tab stores while the browser is at a provider of accounts. */
export interface ProviderTrip {
  provider: string;
  /** Only the tab that has it completes the sign-in. */
  tabKey: string;
  /** The invitation that the trip began at, to come back to. */
  invite: string | null;
}

const KEY = 'chaekbada.staff-provider';

/** Storage of the tab; it outlives the way to another site and back, and no other tab sees it. */
export const providerTrip = {
  /** @returns false in a browser that stores nothing: nobody could come back */
  keep(trip: ProviderTrip): boolean {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(trip));
      return true;
    } catch {
      return false;
    }
  },

  read(): ProviderTrip | null {
    try {
      return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as ProviderTrip | null;
    } catch {
      return null;
    }
  },

  forget(): void {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  },
} as const;
