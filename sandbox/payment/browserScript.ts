/**
 * What a page loads as `/v2/standard`. Like the real one it defines `window.TossPayments`, refuses what the real one
 * refuses, and leaves the page for the window (`self`) or shows it in a frame (`iframe`, the usual way on a computer).
 * Kept as text, because it runs in another place than this file.
 */
export const browserScript = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  function fail(code, message) {
    var error = new Error(message);
    error.code = code;
    error.name = code.toLowerCase().replace(/(^|_)(\\w)/g, function (all, gap, letter) { return letter.toUpperCase(); }) + 'Error';
    return error;
  }
  function checkAddress(address, code) {
    try {
      var url = new URL(address);
      if (!/^https?:$/.test(url.protocol)) throw code;
    } catch (wrong) {
      throw fail(code, '오리진을 포함한 주소여야 합니다.');
    }
  }
  function open(query, target) {
    var address = origin + '/window?' + new URLSearchParams(query).toString();
    if (target === 'self') {
      window.location.assign(address);
      return new Promise(function () {});
    }
    return new Promise(function (resolve, reject) {
      var frame = document.createElement('iframe');
      frame.src = address + '&frame=1';
      frame.title = '결제창';
      // By the object model: a policy of styles does not hold it back.
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', background: '#fff' });
      document.body.appendChild(frame);
      function listen(event) {
        if (event.origin !== origin || !event.data || event.data.tossPayments !== 'closed') return;
        window.removeEventListener('message', listen);
        frame.remove();
        reject(fail('USER_CANCEL', '사용자가 결제를 취소했습니다.'));
      }
      window.addEventListener('message', listen);
    });
  }
  function TossPayments(clientKey) {
    if (!/^(test|live)_g?ck_/.test(clientKey)) throw fail('INVALID_CLIENT_KEY', '클라이언트 키가 올바르지 않습니다.');
    return {
      payment: function (given) {
        var customerKey = (given || {}).customerKey;
        var anonymous = customerKey === TossPayments.ANONYMOUS;
        if (!anonymous && !/^[A-Za-z0-9\\-_=.@]{2,50}$/.test(String(customerKey))) {
          throw fail('INVALID_CUSTOMER_KEY', '고객 키는 2자 이상 50자 이하여야 합니다.');
        }
        function common(kind, request) {
          if (!request || request.method !== 'CARD') throw fail('NOT_SUPPORTED_METHOD', '지원하지 않는 결제수단입니다.');
          checkAddress(request.successUrl, 'INCORRECT_SUCCESS_URL_FORMAT');
          checkAddress(request.failUrl, 'INCORRECT_FAIL_URL_FORMAT');
          return { kind: kind, clientKey: clientKey, customerKey: customerKey, successUrl: request.successUrl, failUrl: request.failUrl };
        }
        function target(request) {
          return request.windowTarget === 'self' || /Mobi|Android/i.test(navigator.userAgent) ? 'self' : 'iframe';
        }
        return {
          requestPayment: function (request) {
            return Promise.resolve().then(function () {
              var query = common('PAYMENT', request);
              var amount = request.amount || {};
              if (amount.currency !== 'KRW') throw fail('INVALID_AMOUNT_CURRENCY', '통화가 올바르지 않습니다.');
              if (!Number.isInteger(amount.value) || amount.value <= 0) throw fail('INVALID_AMOUNT_VALUE', '금액이 올바르지 않습니다.');
              if (!/^[A-Za-z0-9\\-_]{6,64}$/.test(String(request.orderId))) throw fail('INVALID_ORDER_ID', '주문번호가 올바르지 않습니다.');
              if (typeof request.orderName !== 'string' || request.orderName.length < 1 || request.orderName.length > 100) {
                throw fail('INVALID_ORDER_NAME', '주문명이 올바르지 않습니다.');
              }
              query.orderId = request.orderId;
              query.orderName = request.orderName;
              query.amount = String(amount.value);
              return open(query, target(request));
            });
          },
          requestBillingAuth: function (request) {
            return Promise.resolve().then(function () {
              if (anonymous) throw fail('INVALID_CUSTOMER_KEY', '자동결제에는 고객 키가 있어야 합니다.');
              return open(common('BILLING', request), target(request));
            });
          },
          destroy: function () { return Promise.resolve(); },
        };
      },
      widgets: function () { throw fail('NOT_SUPPORTED_METHOD', '결제 위젯은 쓸 수 없습니다.'); },
    };
  }
  TossPayments.ANONYMOUS = '@@ANONYMOUS';
  window.TossPayments = TossPayments;
})();
`;
