import type { SiteName } from '../../../contract/site.ts';
import type { SubscriptionMails } from './SubscriptionMails.ts';

/** Every mail the product sends, with what its text needs. Instants are milliseconds UTC. */
export interface MailTemplates extends SubscriptionMails {
  FOUND_IDS: { site: SiteName; name: string; accountIds: string[] };
  RESET_PASSWORD: { site: SiteName; name: string; resetToken: string; expiresAt: number };
  PASSWORD_CHANGED: { site: SiteName; name: string; at: number };
  DORMANCY_NOTICE: { site: SiteName; name: string; dormantOn: number };
  WITHDRAWAL_REQUESTED: { site: SiteName; name: string; undoUntil: number; purgeBy: number };
  WITHDRAWAL_ENTERED: { name: string; purgeBy: number };
  JOINED: { site: SiteName; name: string; accountId: string; waiting: boolean };
  JOIN_APPROVED: { site: SiteName; name: string };
  INQUIRY_RECEIVED: { receiptNo: number; typeName: string; name: string; at: number };
  INQUIRY_ARRIVED: {
    receiptNo: number;
    typeName: string;
    at: number;
    name: string;
    phone: string;
    email: string;
    region: string;
    content: string;
  };
  INQUIRY_ANSWERED: { receiptNo: number; typeName: string; name: string; answer: string };
}
export type MailTemplateName = keyof MailTemplates;
