import { createStore, type StoreApi } from 'zustand';
import type { StaffMe } from '#contract/staffSignIn.ts';

interface StaffLogin {
  token: string;
  staff: StaffMe;
}

export interface StaffSessionState {
  login: StaffLogin | null;
  /** Institution that is shown; the first one until another is chosen. */
  academyNo: number | null;
  /** The login ended by itself: shown once at the sign-in. */
  ended: boolean;
  /** Why a provider of accounts let nobody in: shown at the sign-in that follows. */
  refusal: string | null;
}

export interface StaffSession extends StoreApi<StaffSessionState> {
  begin: (login: StaffLogin) => void;
  /** Another post, or none any more. */
  update: (staff: StaffMe) => void;
  choose: (academyNo: number) => void;
  refuse: (why: string) => void;
  /** @param byItself false for somebody who signs out */
  end: (byItself: boolean) => void;
}

const KEY = 'chaekbada.staff';

/**
 * The login of somebody of the staff, stored for this tab: closing it ends the login on this device, as the screen of a
 * classroom is seen by many.
 */
export function createStaffSession(storage: Storage | null): StaffSession {
  const store = createStore<StaffSessionState>(() => ({
    login: read(storage),
    academyNo: null,
    ended: false,
    refusal: null,
  }));
  const write = (login: StaffLogin | null) => {
    try {
      if (login === null) storage?.removeItem(KEY);
      else storage?.setItem(KEY, JSON.stringify(login));
    } catch {
      // A browser that stores nothing forgets the login with the page.
    }
  };
  return {
    ...store,
    begin(login) {
      write(login);
      store.setState({ login, academyNo: null, ended: false, refusal: null });
    },
    update(staff) {
      const { login } = store.getState();
      if (login === null) return;
      write({ ...login, staff });
      store.setState({ login: { ...login, staff } });
    },
    refuse: (refusal) => store.setState({ refusal, ended: false }),
    choose: (academyNo) => store.setState({ academyNo }),
    end(byItself) {
      write(null);
      store.setState({ login: null, academyNo: null, ended: byItself, refusal: null });
    },
  };
}

function read(storage: Storage | null): StaffLogin | null {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? 'null') as StaffLogin | null;
  } catch {
    return null;
  }
}
