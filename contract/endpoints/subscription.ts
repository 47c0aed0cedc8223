import type { subscriptionSchemas } from '../schemas/subscription.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Tickets of the home site. All but `checkPermission` find nothing on the other sites. */
export const subscriptionApi = defineEndpoints<typeof subscriptionSchemas>()({
  checkPermission: { method: 'GET', path: '/api/subscription/permission/me' },

  read: { method: 'GET', path: '/api/subscription/me' },
  listProducts: { method: 'GET', path: '/api/subscription/products' },
  listPayments: { method: 'GET', path: '/api/subscription/payments/me' },

  startIdentity: { method: 'POST', path: '/api/subscription/guardian-consents/identity/me', effect: 'once' },
  agreeToPurchase: { method: 'POST', path: '/api/subscription/guardian-consents/me', effect: 'once' },
  answerPrice: { method: 'POST', path: '/api/subscription/price-consents/me', effect: 'once' },

  // Everything that leads to a charge. Each has one effect per request key; confirming twice under two keys charges once
  // by the order's state.
  order: { method: 'POST', path: '/api/subscription/orders/me', effect: 'once' },
  readOrder: { method: 'GET', path: '/api/subscription/orders/:paymentOrderNo/me' },
  confirm: {
    method: 'POST',
    path: '/api/subscription/orders/:paymentOrderNo/confirmations/me',
    effect: 'once',
    queuesMail: true,
  },
  abandon: { method: 'POST', path: '/api/subscription/orders/:paymentOrderNo/abandonments/me', effect: 'once' },
  orderCard: { method: 'POST', path: '/api/subscription/card-orders/me', effect: 'once' },
  confirmCard: {
    method: 'POST',
    path: '/api/subscription/card-orders/:paymentOrderNo/confirmations/me',
    effect: 'once',
    queuesMail: true,
  },
  previewChange: { method: 'GET', path: '/api/subscription/change-preview/me' },
  change: { method: 'POST', path: '/api/subscription/changes/me', effect: 'once', queuesMail: true },
  undoChange: { method: 'DELETE', path: '/api/subscription/changes/me', effect: 'repeatable', queuesMail: true },

  terminate: { method: 'POST', path: '/api/subscription/terminations/me', effect: 'once', queuesMail: true },
  undoTermination: { method: 'DELETE', path: '/api/subscription/terminations/me', effect: 'repeatable' },
  previewRefund: { method: 'GET', path: '/api/subscription/refund-preview/me' },
  refund: { method: 'POST', path: '/api/subscription/refunds/me', effect: 'once', queuesMail: true },
});
