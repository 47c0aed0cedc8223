export { listFaqTexts } from './listFaqTexts.ts';
