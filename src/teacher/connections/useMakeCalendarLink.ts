import { useMutation, useQueryClient } from '@tanstack/react-query';
import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';

/** Makes the own calendar address of a class. */
export function useMakeCalendarLink() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (classNo: number) => api.call(homeworkCalendarApi.make, { params: { academyNo, classNo } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'calendar'] });
      showToast('달력 주소를 만들었어요.');
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
}
