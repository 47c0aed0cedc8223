export { type DescribedItem, describeFormItems, describeMissionItems } from './describeMissionItems.ts';
export { areMeasured, readMeasuredRaqs } from './readMeasuredRaqs.ts';
export { refreshItemStatistics } from './refreshItemStatistics.ts';
export { itemMeasures, type StoredMeasure } from './repositories/itemMeasures.ts';
