/**
 * What a page loads as the verifier's script. Like the real one it defines `window.PortOne`; unlike it, it always leaves
 * the page for the window and comes back by `redirectUrl`. Kept as text, because it runs in another place than this file.
 */
export const browserScript = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  function refuse(message) {
    return Promise.resolve({ transactionType: 'IDENTITY_VERIFICATION', code: 'INVALID_REQUEST', message: message });
  }
  window.PortOne = {
    requestIdentityVerification: function (request) {
      var needed = ['storeId', 'identityVerificationId', 'channelKey', 'redirectUrl'];
      for (var i = 0; i < needed.length; i += 1) {
        if (typeof (request || {})[needed[i]] !== 'string') return refuse(needed[i] + ' is missing');
      }
      var customer = request.customer || {};
      var query = new URLSearchParams();
      for (var j = 0; j < needed.length; j += 1) query.set(needed[j], request[needed[j]]);
      if (customer.fullName) query.set('fullName', customer.fullName);
      if (customer.phoneNumber) query.set('phoneNumber', customer.phoneNumber);
      window.location.assign(origin + '/identity-window?' + query.toString());
      return new Promise(function () {});
    },
  };
})();
`;
