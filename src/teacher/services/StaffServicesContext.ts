import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { mayStaff, type StaffRight } from '#domain/staff/staffRights.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import type { StaffServices } from './createStaffServices.ts';
import type { StaffSessionState } from './createStaffSession.ts';

export const StaffServicesContext = createContext<StaffServices | null>(null);

export function useStaffServices(): StaffServices {
  const services = useContext(StaffServicesContext);
  if (!services) throw new Error('StaffServicesContext is missing');
  return services;
}

export function useStaffSession<T>(select: (state: StaffSessionState) => T): T {
  return useStore(useStaffServices().session, select);
}

/** Where somebody works. */
export interface ShownPost {
  academyNo: number;
  academyName: string;
  role: StaffRole;
}

/** The institution that is shown, and the role there. Only for pages behind the login. */
export function usePost(): ShownPost {
  const posts = useStaffSession(({ login }) => login?.staff.posts ?? []);
  const chosen = useStaffSession(({ academyNo }) => academyNo);
  const post = posts.find(({ academyNo }) => academyNo === chosen) ?? posts[0];
  if (post === undefined) throw new Error('there is no post');
  return post;
}

/** What the present post allows, at its institution. */
export function useRights(): (right: StaffRight) => boolean {
  const { academyNo, role } = usePost();
  return (right) => mayStaff({ academyNo, role, classNos: [] }, right, { kind: 'INSTITUTION', academyNo });
}

/** Whether the role has a right at all; the server decides about each class and pupil. */
export function useMay(right: StaffRight): boolean {
  return useRights()(right);
}
