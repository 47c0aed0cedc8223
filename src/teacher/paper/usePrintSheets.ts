import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paperApi } from '#contract/endpoints/paper.ts';
import type { PrintedSheets } from '#contract/paper.ts';
import type { PaperKind } from '#domain/paper/paperKinds.ts';
import { paperTuning } from '#domain/paper/tuning.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';

interface Wanted {
  classNo: number;
  bookNo: number;
  kind: PaperKind;
  accountNos: readonly number[];
}

/** Makes sheets some at a time. Broken off and asked for again, those that were made come once more. */
export function usePrintSheets(onPrinted: (printed: PrintedSheets) => void) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [made, setMade] = useState<number | null>(null);

  async function print({ classNo, bookNo, kind, accountNos }: Wanted): Promise<void> {
    setMade(0);
    const printed: PrintedSheets = { sheets: [], done: [] };
    try {
      for (let at = 0; at < accountNos.length; at += paperTuning.sheetsAtOnce) {
        const part = await api.call(paperApi.print, {
          params: { academyNo, classNo },
          body: {
            bookNo,
            readingMissionType: kind,
            accountNos: accountNos.slice(at, at + paperTuning.sheetsAtOnce),
          },
        });
        printed.sheets.push(...part.sheets);
        printed.done.push(...part.done);
        setMade(printed.sheets.length);
      }
      onPrinted(printed);
    } catch (error) {
      showErrorAlert(error);
    } finally {
      setMade(null);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'paper', 'class', classNo] });
    }
  }
  return { made, print };
}
