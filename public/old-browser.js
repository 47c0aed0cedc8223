// Runs in every browser (ES5): says so where the product's own scripts may not run. Neither is known by a browser below
// the floor of package.json: Safari 15.5, Chrome 108 and Firefox 112 were the first with both.
(function () {
  var known = 'inert' in document.documentElement && window.CSS && CSS.supports && CSS.supports('height', '1dvh');
  if (known) return;
  var note = document.createElement('p');
  note.className = 'old-browser';
  note.setAttribute('role', 'status');
  note.appendChild(
    document.createTextNode(
      '이 브라우저는 오래되어 책바다가 잘 보이지 않거나 열리지 않을 수 있어요. ' +
        '브라우저나 기기를 업데이트하거나, 새 크롬·웨일·사파리로 열어 주세요. 쓴 글과 답은 그대로 있어요.'
    )
  );
  document.body.insertBefore(note, document.body.firstChild);
})();
