export { readOwnHomework } from './readOwnHomework.ts';
export { homeworkPupils } from './repositories/homeworkPupils.ts';
export { homeworkRows } from './repositories/homeworkRows.ts';
export { homeworkWork } from './repositories/homeworkWork.ts';
