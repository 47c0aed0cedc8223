import { z } from 'zod';
import type { Secrets } from '#server/config/Secrets.ts';

const texts = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  region: z.string(),
  content: z.string(),
});

/** What somebody wrote into an inquiry. @throws Error when the secret of the installation is another one */
export function openInquiryTexts(secrets: Secrets, sealed: string): z.infer<typeof texts> {
  return texts.parse(JSON.parse(secrets.open(sealed)));
}
