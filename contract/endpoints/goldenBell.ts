import type { goldenBellSchemas, staffBellSchemas } from '../schemas/goldenBell.ts';
import { defineEndpoints } from './Endpoint.ts';

/** A golden bell for the pupils in it. `follow` answers with a stream of events, `socket` with a WebSocket. */
export const goldenBellApi = defineEndpoints<typeof goldenBellSchemas>()({
  enter: { method: 'PUT', path: '/api/bells/entry/me', effect: 'repeatable' },
  read: { method: 'GET', path: '/api/bells/:roomNo/me' },
  answer: { method: 'PUT', path: '/api/bells/:roomNo/answers/:place/me', effect: 'repeatable' },
  follow: { method: 'GET', path: '/api/bells/:roomNo/events' },
  socket: { method: 'GET', path: '/api/bells/:roomNo/socket' },
});

/** A golden bell for who leads it. */
export const staffBellApi = defineEndpoints<typeof staffBellSchemas>()({
  books: { method: 'GET', path: '/api/staff/institutions/:academyNo/bell-books', access: 'staff', right: 'HOST_BELL' },
  draft: {
    method: 'POST',
    path: '/api/staff/institutions/:academyNo/bell-drafts',
    access: 'staff',
    right: 'HOST_BELL',
    effect: 'none',
  },
  list: { method: 'GET', path: '/api/staff/institutions/:academyNo/bells', access: 'staff', right: 'HOST_BELL' },
  open: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/bells',
    access: 'staff',
    right: 'HOST_BELL',
    effect: 'repeatable',
  },
  read: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/bells/:roomNo',
    access: 'staff',
    right: 'HOST_BELL',
  },
  command: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/bells/:roomNo/command',
    access: 'staff',
    right: 'HOST_BELL',
    effect: 'repeatable',
  },
  result: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/bells/:roomNo/result',
    access: 'staff',
    right: 'HOST_BELL',
  },
  follow: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/bells/:roomNo/events',
    access: 'staff',
    right: 'HOST_BELL',
  },
  socket: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/bells/:roomNo/socket',
    access: 'staff',
    right: 'HOST_BELL',
  },
});
