export { giveTicket, takeTicketBack } from './giveTicket.ts';
export { readAccess } from './readAccess.ts';
export { readGift } from './readGift.ts';
export { readTicketTitle } from './readTicketTitle.ts';
export { complimentaryTickets } from './repositories/complimentaryTickets.ts';
export { requirePermission } from './requirePermission.ts';
