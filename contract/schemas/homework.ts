import { classParams } from '../classroom.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { homeworkApi } from '../endpoints/homework.ts';
import { done } from '../envelope.ts';
import {
  homeworkBody,
  homeworkBooks,
  homeworkBooksQuery,
  homeworkChangeBody,
  homeworkList,
  homeworkListQuery,
  homeworkPage,
  homeworkParams,
  setHomework,
} from '../homework.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const homeworkSchemas = {
  list: { params: institutionParams, query: homeworkListQuery, data: homeworkList },
  books: { params: institutionParams, query: homeworkBooksQuery, data: homeworkBooks },
  set: { params: classParams, body: homeworkBody, data: setHomework },
  read: { params: homeworkParams, data: homeworkPage },
  change: { params: homeworkParams, body: homeworkChangeBody, data: done },
  withdraw: { params: homeworkParams, data: done },
} satisfies Record<string, EndpointSchemas>;
linkSchemas(homeworkApi, homeworkSchemas);
