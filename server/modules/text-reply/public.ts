export { textReplies } from './repositories/textReplies.ts';
