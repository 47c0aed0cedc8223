export { admitStaff, type StaffPath } from './admitStaff.ts';
export { inviteStaff } from './invites/inviteStaff.ts';
export { recordStaffAction } from './recordStaff.ts';
export { staffAccounts } from './repositories/staffAccounts.ts';
export { staffInvites } from './repositories/staffInvites.ts';
export { staffPosts } from './repositories/staffPosts.ts';
export { authenticateStaff, type StaffSession } from './sign-in/authenticateStaff.ts';
