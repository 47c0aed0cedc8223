import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { adoptionApi } from '#contract/endpoints/adoption.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { bytesOfBase64 } from '#src/lib/browser/bytesOfBase64.ts';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { MissingParts } from './MissingParts.tsx';
import { PackView } from './PackView.tsx';

/** What the institution decides about the product by, to read and as one file. */
export function AdoptionPage() {
  const { api, site } = useStaffServices();
  const { academyNo } = usePost();
  const title = site === 'edu' ? '학원 도입 자료' : '학교 도입 자료';
  useDocumentTitle(title);
  const query = useQuery(staffQueries.adoptionPack(api, academyNo));
  const save = useMutation({
    mutationFn: () => api.call(adoptionApi.file, { params: { academyNo } }),
    onSuccess: ({ fileName, pdf }) => saveBlob(fileName, new Blob([bytesOfBase64(pdf)], { type: 'application/pdf' })),
  });
  const lead =
    site === 'edu'
      ? '책바다를 쓰기로 정할 때 살펴보는 것을 한데 모았어요. 지금 쓰는 문서와 설정으로 만들어요.'
      : '학교운영위원회에 낼 수 있게, 필수 기준 점검표와 그 근거를 한데 모았어요. 지금 쓰는 문서와 설정으로 만들어요.';
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ document, gaps }) => (
        <>
          <PageHeader
            title={title}
            crumbs={[{ label: '기록', href: staffPaths.records }]}
            lead={lead}
            actions={
              document && (
                <Button
                  size="l"
                  icon={<FileDown aria-hidden="true" />}
                  busy={save.isPending}
                  onClick={() => save.mutate()}
                >
                  PDF로 받기
                </Button>
              )
            }
          />
          {document ? <PackView pack={document} /> : <MissingParts gaps={gaps} />}
        </>
      )}
    </QueryView>
  );
}
