import type { paperSchemas } from '../schemas/paper.ts';
import { defineEndpoints } from './Endpoint.ts';

const at = '/api/staff/institutions/:academyNo';
const forClasses = { access: 'staff', right: 'LEAD_CLASS' } as const;

/** Missions on paper: printing sheets for pupils of a class, and typing in what they wrote. */
export const paperApi = defineEndpoints<typeof paperSchemas>()({
  list: { method: 'GET', path: `${at}/classes/:classNo/paper-sheets`, ...forClasses },
  print: { method: 'PUT', path: `${at}/classes/:classNo/paper-sheets`, effect: 'repeatable', ...forClasses },
  printAgain: {
    method: 'POST',
    path: `${at}/classes/:classNo/paper-sheets/prints`,
    effect: 'repeatable',
    ...forClasses,
  },
  sample: { method: 'GET', path: `${at}/paper-samples/:bookNo`, ...forClasses },
  read: { method: 'GET', path: `${at}/paper-sheets/:code`, ...forClasses },
  enter: { method: 'PUT', path: `${at}/paper-sheets/:code/result`, effect: 'repeatable', ...forClasses },
  withdraw: { method: 'DELETE', path: `${at}/paper-sheets/:code`, effect: 'repeatable', ...forClasses },
});
