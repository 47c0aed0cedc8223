import { Award } from 'lucide-react';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { ContestBooks } from '../kept/createKeptBooks.ts';

/** For who completed another contest; nothing for everybody else. @param books undefined while they are on their way */
export function PastCertificateLink({ books }: { books: ContestBooks | undefined }) {
  if (books?.pastCertificateYn !== 'Y') return null;
  return (
    <ButtonLink size="l" tone="white" to={paths.contestCertificate.getHref()} icon={<Award aria-hidden="true" />}>
      지난 대회 인증서
    </ButtonLink>
  );
}
