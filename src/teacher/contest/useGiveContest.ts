import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffContestApi } from '#contract/endpoints/staffContest.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import {
  type ContestForm,
  type ContestGiven,
  type FieldProblems,
  givenOf,
  missingFields,
  missingForDraft,
  problemsByField,
} from './ContestForm.ts';

/**
 * Looking at the books of a contest to be, and giving it. What was looked at holds for what is in the form then: after a
 * change it is looked at again before anything is given.
 */
export function useGiveContest(form: ContestForm) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [fields, setFields] = useState<FieldProblems>({});
  const [notice, setNotice] = useState('');
  /** When the draft was asked for whose number was agreed to. */
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  // Pressed twice, or sent again after a break of the network, it is one contest.
  const requestKey = useRef(createRandomId());
  const { formRef, booksRef, lead } = useLedFocus();

  const show = (problems: FieldProblems) => {
    setFields(problems);
    if (Object.keys(problems).length > 0) lead('PROBLEM');
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) show(problemsByField(error.fields));
    else showErrorAlert(error);
  };
  const look = useMutation({
    mutationFn: (body: ContestGiven) => api.call(staffContestApi.draft, { params: { academyNo }, body }),
    // It was asked for: one reads on there.
    onSuccess: () => lead('BOOKS'),
    onError: fail,
    meta: { ownError: true },
  });
  const given = givenOf(form);
  const isSame = look.isSuccess && JSON.stringify(look.variables) === JSON.stringify(given);
  const draft = isSame ? look.data : null;
  const agreed = agreedTo === look.submittedAt;
  const give = useMutation({
    mutationFn: (leaveBehind: number) =>
      api.call(staffContestApi.give, {
        params: { academyNo },
        body: {
          ...given,
          requestKey: requestKey.current,
          title: form.title.trim(),
          prizes: form.prizes.trim(),
          dailyCap: form.dailyCap,
          leaveBehind,
        },
      }),
    onSuccess: async ({ contestNo }) => {
      showToast('독서 대회를 열었어요. 학생 화면에 바로 보여요.');
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'contests'] });
      await navigate(staffPaths.contestOf(contestNo), { replace: true });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.is('CONTEST_LEAVES_BEHIND'))) return fail(error);
      setNotice(error.message);
      look.mutate(given);
    },
    meta: { ownError: true },
  });

  const lookNow = (changed: ContestForm = form) => {
    const missing = missingForDraft(changed);
    show(missing);
    if (Object.keys(missing).length > 0 || look.isPending) return;
    setNotice('');
    look.mutate(givenOf(changed));
  };
  const submit = () => {
    const missing = missingFields(form);
    show(missing);
    if (Object.keys(missing).length > 0 || look.isPending || give.isPending) return;
    if (draft === null) {
      look.mutate(given);
      setNotice('어떤 책인지 한 번 보고 나서 ‘대회 열기’를 눌러 주세요.');
    } else if (draft.belowFinish > 0 && !agreed) {
      setNotice('완주하기 어려운 학생이 있어요. 책을 바꾸거나, 그대로 열겠다고 표시해 주세요.');
    } else {
      setNotice('');
      give.mutate(draft.belowFinish);
    }
  };
  return {
    formRef,
    booksRef,
    fields,
    /** What was corrected no longer stands at its field. */
    clear: (names: readonly string[]) =>
      setFields((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))),
    notice,
    draft,
    /** Something has been changed since the books were looked at. */
    isStale: look.isSuccess && !isSame,
    isLooking: look.isPending,
    isGiving: give.isPending,
    agreed,
    agree: (on: boolean) => setAgreedTo(on ? look.submittedAt : null),
    lookNow,
    submit,
  };
}

/** Leads the focus to what a press has brought onto the page, once it stands there. */
function useLedFocus() {
  const formRef = useRef<HTMLFormElement>(null);
  const booksRef = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<'PROBLEM' | 'BOOKS' | null>(null);
  useEffect(() => {
    const place =
      wanted.current === 'BOOKS'
        ? booksRef.current
        : formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (wanted.current === null || !place) return;
    wanted.current = null;
    place.focus();
  });
  return {
    formRef,
    booksRef,
    lead: (to: 'PROBLEM' | 'BOOKS') => {
      wanted.current = to;
    },
  };
}
