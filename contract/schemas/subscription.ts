import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { subscriptionApi } from '../endpoints/subscription.ts';
import { done, pageQuery } from '../envelope.ts';
import { payerIdentityStart, purchaseConsent, purchaseConsentBody, startPayerIdentityBody } from '../payer.ts';
import {
  abandonmentBody,
  cardOrder,
  changeBody,
  changePreview,
  changeQuery,
  changeResult,
  confirmationBody,
  orderBody,
  orderParams,
  orderStatus,
  paymentList,
  permissionData,
  permissionQuery,
  priceConsentBody,
  refundBody,
  refundPreview,
  refundResult,
  subscriptionInfo,
  subscriptionOrder,
  subscriptionProducts,
  terminationData,
} from '../subscription.ts';
import { linkSchemas } from './schemasOf.ts';

const confirmation = { params: orderParams, body: confirmationBody, data: orderStatus };

export const subscriptionSchemas = {
  checkPermission: { query: permissionQuery, data: permissionData },
  read: { data: subscriptionInfo },
  listProducts: { data: subscriptionProducts },
  listPayments: { query: pageQuery, data: paymentList },
  startIdentity: { body: startPayerIdentityBody, data: payerIdentityStart },
  agreeToPurchase: { body: purchaseConsentBody, data: purchaseConsent },
  answerPrice: { body: priceConsentBody, data: done },
  order: { body: orderBody, data: subscriptionOrder },
  readOrder: { params: orderParams, data: orderStatus },
  confirm: confirmation,
  abandon: { params: orderParams, body: abandonmentBody, data: orderStatus },
  orderCard: { data: cardOrder },
  confirmCard: confirmation,
  previewChange: { query: changeQuery, data: changePreview },
  change: { body: changeBody, data: changeResult },
  undoChange: { data: done },
  terminate: { data: terminationData },
  undoTermination: { data: terminationData },
  previewRefund: { data: refundPreview },
  refund: { body: refundBody, data: refundResult },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(subscriptionApi, subscriptionSchemas);
