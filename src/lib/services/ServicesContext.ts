import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AccountInfo } from '#contract/account.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import type { SessionState } from '../session/createSessionStore.ts';
import type { Services } from './Services.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesContext is missing');
  return services;
}

export function useApi(): ApiClient {
  return useServices().api;
}

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useServices().session, select);
}

/** The student who is logged in. Only for pages behind the login. */
export function useAccount(): AccountInfo | null {
  return useSession((state) => state.account);
}
