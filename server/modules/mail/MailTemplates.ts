import type { SiteName } from '#contract/site.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import type { StaffKeyChange } from '#domain/staff/staffKeyChanges.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import type { SubscriptionMails } from './SubscriptionMails.ts';

/** Every mail the product sends, with what its text needs. Instants are milliseconds UTC. */
export interface MailTemplates extends SubscriptionMails {
  FOUND_IDS: { site: SiteName; name: string; accountIds: string[] };
  RESET_PASSWORD: { site: SiteName; name: string; resetToken: string; expiresAt: number };
  PASSWORD_CHANGED: { site: SiteName; name: string; at: number };
  DORMANCY_NOTICE: { site: SiteName; name: string; dormantOn: number };
  WITHDRAWAL_REQUESTED: { site: SiteName; name: string; undoUntil: number; purgeBy: number };
  WITHDRAWAL_ENTERED: { name: string; purgeBy: number };
  /** To an address that nobody has proved, so without a name. No code while an institution has to approve. */
  JOINED: { site: SiteName; accountId: string; waiting: boolean; code?: string; expiresAt?: number };
  CONTACT_CODE: { site: SiteName; code: string; expiresAt: number };
  /** Somebody wants to prove an address that another account has proved. */
  CONTACT_TAKEN: { site: SiteName };
  /** To the proved address there was before (or is, where the number changed), with a link that takes it back. */
  CONTACT_CHANGED: {
    site: SiteName;
    name: string;
    kind: ContactKind;
    at: number;
    undoToken: string;
    expiresAt: number;
  };
  /** To an address that nobody had proved. */
  UNPROVED_CONTACT_CHANGED: { site: SiteName; at: number };
  JOIN_APPROVED: { site: SiteName; name: string };
  /** To a proved address of a pupil or guardian; the name is masked. */
  MONTHLY_REPORT: {
    site: SiteName;
    academyName: string;
    name: string;
    /** `YYYY-MM` */
    month: string;
    shareKey: string;
    expiresAt: number;
  };
  STAFF_INVITED: { site: SiteName; academyName: string; role: StaffRole; inviteToken: string; expiresAt: number };
  STAFF_KEY_CHANGED: { site: SiteName; name: string; change: StaffKeyChange; at: number; device: string };
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
