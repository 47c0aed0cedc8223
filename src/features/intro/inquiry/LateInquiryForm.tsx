import { useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { useLatePart } from '#src/lib/useLatePart.ts';
import type { InquiryFormProps } from './InquiryForm.tsx';

const loadForm = async () => (await import('./InquiryForm.tsx')).InquiryForm;

/** The form and what checks it, after the first picture of the page. */
export function LateInquiryForm(props: InquiryFormProps) {
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState(false);
  const Form = useLatePart({ load: loadForm, ahead: 0, wanted: tries, onMissing: () => setMissing(true) });
  if (Form) return <Form {...props} />;
  if (!missing) return <Skeleton height={900} radius={24} />;
  const again = () => {
    setMissing(false);
    setTries(tries + 1);
  };
  return (
    <EmptyState
      title="문의 양식을 불러오지 못했습니다"
      text="인터넷이 이어져 있는지 살펴보고 다시 불러와 주십시오."
      action={<Button onClick={again}>다시 불러오기</Button>}
    />
  );
}
