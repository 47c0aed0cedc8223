/**
 * What must hold of money and tickets after whatever happened, as SQL: each query finds the rows that break it. One that
 * was interrupted may still be unsettled, but never wrong.
 */
export const moneyRules: Readonly<Record<string, string>> = {
  'the ledger holds what was taken less what went back': `
    select p.payment_no as no from payment p
    left join payment_ledger l on l.payment_no = p.payment_no
    group by p.payment_no, p.balance having p.balance <> coalesce(sum(l.amount), 0)`,
  'every payment is captured in the ledger once, whole': `
    select p.payment_no as no from payment p
    left join payment_ledger l on l.payment_no = p.payment_no and l.kind = 'CAPTURE'
    group by p.payment_no, p.amount having count(l.entry_no) <> 1 or sum(l.amount) <> p.amount`,
  'refunds that are done are what went back': `
    select p.payment_no as no from payment p
    left join payment_refund r on r.payment_no = p.payment_no and r.status = 'DONE'
    group by p.payment_no, p.amount, p.balance having p.amount - p.balance <> coalesce(sum(r.amount), 0)`,
  'refunds never exceed a payment': `
    select p.payment_no as no from payment p join payment_refund r on r.payment_no = p.payment_no
    where r.status <> 'REJECTED' group by p.payment_no, p.amount having sum(r.amount) > p.amount`,
  'a period is paid by at most one capture': `
    select min(payment_no) as no from payment where orphan = 0 and subscription_no is not null
    group by subscription_no, period_start having count(*) > 1`,
  'an open ticket has a paid period': `
    select s.subscription_no as no from subscription s
    left join subscription_period d on d.subscription_no = s.subscription_no and d.period_start = s.period_start
    where s.state in ('ACTIVE', 'PAST_DUE') and d.period_no is null`,
  'a paid period has its payment': `
    select d.period_no as no from subscription_period d
    left join payment p on p.subscription_no = d.subscription_no and p.period_start = d.period_start and p.orphan = 0
    where d.paid > 0 and (p.payment_no is null or p.amount <> d.paid)`,
  'a payment has its period, or goes back': `
    select p.payment_no as no from payment p
    left join subscription_period d on d.subscription_no = p.subscription_no and d.period_start = p.period_start
    where (p.orphan = 0 and d.period_no is null)
      or (p.orphan = 1 and p.balance > 0
        and not exists (select 1 from payment_refund r where r.payment_no = p.payment_no))`,
  'an approved charge has its payment': `
    select a.attempt_no as no from charge_attempt a
    left join payment p on p.order_id = a.order_id
    where a.status = 'APPROVED' and p.payment_no is null`,
  'one ticket is open at a time': `
    select account_no as no from subscription where state in ('ACTIVE', 'PAST_DUE')
    group by account_no having count(*) > 1`,
  'nobody is asked for money after the end of a ticket': `
    select a.attempt_no as no from charge_attempt a join subscription s on s.subscription_no = a.subscription_no
    where s.ended_at is not null and a.sent_at > s.ended_at`,
  'nothing will be charged exactly where it was cancelled or ends by itself': `
    select s.subscription_no as no from subscription s
    join subscription_product p on p.product_no = s.product_no
    where s.state = 'ACTIVE' and (s.next_payment_date is null)
      <> (s.cancel_at_period_end = 1 or (p.type <> 'RECURRING' and s.next_subscription_no is null))`,
  'a ticket that is over will not be charged': `
    select subscription_no as no from subscription
    where state in ('ENDED', 'REFUNDED', 'EXPIRED_INCOMPLETE') and (next_payment_date is not null or ended_at is null)`,
  'a first charge that is not settled is being asked about': `
    select s.subscription_no as no from subscription s where s.state = 'PENDING' and not exists (
      select 1 from charge_attempt a
      where a.subscription_no = s.subscription_no and a.status in ('INIT', 'SENT', 'UNKNOWN'))`,
  'an order that is being checked is being asked about': `
    select o.payment_order_no as no from payment_order o where o.state = 'CHECKING' and o.issuing_at is null
      and not exists (select 1 from charge_attempt a
        where a.payment_order_no = o.payment_order_no and a.status in ('INIT', 'SENT', 'UNKNOWN'))`,
  'a paid order has an open or formerly open ticket': `
    select o.payment_order_no as no from payment_order o
    left join subscription s on s.subscription_no = o.subscription_no
    where o.state = 'PAID' and o.kind <> 'CARD_CHANGE'
      and (s.subscription_no is null or s.state in ('PENDING', 'EXPIRED_INCOMPLETE'))`,
  'what waits is waited for': `
    select n.subscription_no as no from subscription n where n.state = 'SCHEDULED' and not exists (
      select 1 from subscription s where s.next_subscription_no = n.subscription_no
        and s.state in ('ACTIVE', 'PAST_DUE'))`,
  'what was retired is gone whole': `
    select r.payment_no as no from payment_retired r
    where exists (select 1 from payment p where p.payment_no = r.payment_no)
      or exists (select 1 from payment_ledger l where l.payment_no = r.payment_no)
      or exists (select 1 from payment_refund f where f.payment_no = r.payment_no)`,
  'a card that was dropped cannot be charged': `
    select card_no as no from payment_card where deleted_at is not null and billing_key_sealed is not null`,
};
