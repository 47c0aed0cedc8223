import type { homeworkSchemas } from '../schemas/homework.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Homework that the staff sets. */
export const homeworkApi = defineEndpoints<typeof homeworkSchemas>()({
  list: { method: 'GET', path: '/api/staff/institutions/:academyNo/homework', access: 'staff', right: 'ASSIGN' },
  books: { method: 'GET', path: '/api/staff/institutions/:academyNo/books', access: 'staff', right: 'ASSIGN' },
  set: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/homework',
    access: 'staff',
    right: 'ASSIGN',
    effect: 'repeatable',
  },
  read: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/homework/:homeworkNo',
    access: 'staff',
    right: 'ASSIGN',
  },
  change: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/homework/:homeworkNo',
    access: 'staff',
    right: 'ASSIGN',
    effect: 'repeatable',
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/homework/:homeworkNo',
    access: 'staff',
    right: 'ASSIGN',
    effect: 'repeatable',
  },
});
