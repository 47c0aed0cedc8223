/**
 * What may become part of an address that carries our secret key, as the reference of Toss Payments bounds each of them.
 * Whatever else a browser sends ends here: `../billing/x` would be another call with our key.
 */
export const paymentIds = {
  paymentKey: /^[A-Za-z0-9_-]{1,200}$/,
  /** Base64 with its padding, such as `Z_t5vOvQxrj4499PeiJcjen28-V2RyqgYTwN44Rdzk0=`. */
  billingKey: /^[A-Za-z0-9_-]{1,300}={0,2}$/,
  orderId: /^[A-Za-z0-9_-]{6,64}$/,
  authKey: /^[\x21-\x7e]{1,300}$/,
  /** The API takes 300 characters, the script in the browser only 50. */
  customerKey: /^[A-Za-z0-9_=.@-]{2,50}$/,
  idemKey: /^[\x21-\x7e]{1,300}$/,
} as const;
