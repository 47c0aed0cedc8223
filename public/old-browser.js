// ES5: see docs/browsers.md.
(function (page) {
  var css = window.CSS;
  if ('inert' in page.documentElement && css && css.supports && css.supports('height', '1dvh')) return;
  page.getElementById('old-browser').removeAttribute('hidden');
})(document);
