import type { loginCardSchemas } from '../schemas/loginCard.ts';
import { defineEndpoints } from './Endpoint.ts';

const at = '/api/staff/institutions/:academyNo';
const open = { method: 'POST', access: 'open', cache: 'no-store' } as const;
const ofPupils = { access: 'staff', right: 'MANAGE_PUPILS' } as const;

/** Cards of children who cannot type an id and a password yet: made and ended by the staff, used at the sign-in. */
export const loginCardApi = defineEndpoints<typeof loginCardSchemas>()({
  look: { ...open, path: '/api/auth/sign-in/card/look', effect: 'none' },
  signIn: { ...open, path: '/api/auth/sign-in/card', effect: 'repeatable' },
  list: { method: 'GET', path: `${at}/classes/:classNo/cards`, ...ofPupils },
  make: { method: 'POST', path: `${at}/cards`, effect: 'repeatable', ...ofPupils },
  end: { method: 'DELETE', path: `${at}/pupils/:accountNo/card`, effect: 'repeatable', ...ofPupils },
  setPictures: { method: 'PUT', path: `${at}/pupils/:accountNo/card/pictures`, effect: 'repeatable', ...ofPupils },
  readHours: { method: 'GET', path: `${at}/card-hours`, access: 'staff', right: 'SEE_INSTITUTION' },
  setHours: {
    method: 'PUT',
    path: `${at}/card-hours`,
    effect: 'repeatable',
    access: 'staff',
    right: 'MANAGE_CLASSES',
  },
});
