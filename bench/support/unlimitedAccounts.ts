/**
 * Settings under which an account may ask for as much as the server gives: a few accounts stand for a whole school here.
 * What is refused for its rate is held back for a second, longer than a turn may last, and would not even be counted.
 */
export const unlimitedAccounts = { ACCOUNT_RATE: '1000000', ACCOUNT_BURST: '1000000' };
