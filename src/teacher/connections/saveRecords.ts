import { learningRecordApi } from '#contract/endpoints/learningRecord.ts';
import type { RecordFilePart, RecordFileQuery } from '#contract/learningRecord.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';

/**
 * Saves the learning records of a span of days as one file, read in parts.
 *
 * @param onProgress gets how many records were read so far
 * @returns how many there are; with none no file is saved
 */
export async function saveRecords(
  api: ApiClient,
  academyNo: number,
  query: Omit<RecordFileQuery, 'after'>,
  onProgress: (count: number) => void,
): Promise<number> {
  const parts: string[] = [];
  let count = 0;
  let next: string | null = null;
  let fileName = '';
  do {
    const part: RecordFilePart = await api.call(learningRecordApi.file, {
      params: { academyNo },
      query: next === null ? query : { ...query, after: next },
    });
    parts.push(part.lines);
    count += part.count;
    fileName = part.fileName;
    next = part.next;
    onProgress(count);
  } while (next !== null);
  if (count > 0) saveBlob(fileName, new Blob(parts, { type: 'application/x-ndjson;charset=utf-8' }));
  return count;
}
