import { accessRecordList } from '../accessRecord.ts';
import { accountInfo } from '../account.ts';
import { accountApi } from '../endpoints/account.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done, pageQuery } from '../envelope.ts';
import {
  changePasswordBody,
  infoBody,
  infoChanged,
  withdrawalBody,
  withdrawalData,
  withdrawalPreview,
} from '../myPage.ts';
import { linkSchemas } from './schemasOf.ts';

export const accountSchemas = {
  read: { data: accountInfo },
  readDetail: { data: accountInfo },
  changeInfo: { body: infoBody, data: infoChanged },
  changePassword: { body: changePasswordBody, data: done },
  listAccessRecords: { query: pageQuery, data: accessRecordList },
  previewWithdrawal: { data: withdrawalPreview },
  withdraw: { body: withdrawalBody, data: withdrawalData },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(accountApi, accountSchemas);
