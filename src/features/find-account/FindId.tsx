import { useMutation } from '@tanstack/react-query';
import { findAccountApi } from '#contract/endpoints/findAccount.ts';
import type { FindIdBody } from '#contract/findAccount.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { FindCard } from './FindCard.tsx';
import { FindTabs } from './FindTabs.tsx';
import { SentCard } from './SentCard.tsx';

/** A forgotten login name comes by mail. The request is accepted whatever is true. */
export function FindId() {
  const api = useApi();
  const find = useMutation({
    meta: { ownError: true },
    mutationFn: (body: FindIdBody) => api.call(findAccountApi.findId, { body }),
  });
  if (find.isSuccess) return <SentCard what="아이디를" onAgain={find.reset} />;
  return (
    <FindCard title="아이디를 찾아요" lead="가입할 때 적은 정보를 알려 주면 메일로 아이디를 보내 드려요.">
      <FindTabs
        who={{ label: '이름', autoComplete: 'name' }}
        submitLabel="아이디 받기"
        busy={find.isPending}
        error={find.error}
        onChange={find.reset}
        onSubmit={(by, { who: name, contact }) =>
          find.mutate(by === 'EMAIL' ? { by, name, email: contact } : { by, name, mobileNo: contact })
        }
      />
    </FindCard>
  );
}
