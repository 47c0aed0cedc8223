/**
 * Runs in the page, as text: finds the first thing of a role with a name, brings it into sight and says where it is. Its
 * grammar is that of the oldest engine that is walked.
 */
export const findInPage = `function (role, source) {
  var selectors = {
    button: 'button,[role=button],summary',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox]):not([type=radio]):not([type=hidden]),textarea',
    checkbox: 'input[type=checkbox],[role=checkbox]',
    radio: 'input[type=radio],[role=radio]',
    heading: 'h1,h2,h3,[role=heading]',
    option: '[role=option]',
    gridcell: '[role=gridcell]',
    tab: '[role=tab]',
    status: '[role=status],output',
    region: 'section[aria-label],section[aria-labelledby],[role=region]'
  };
  var pattern = new RegExp(source, 'u');
  var textOf = function (ids) {
    return ids.split(/\\s+/).map(function (id) { var one = document.getElementById(id); return one ? one.textContent : ''; }).join(' ');
  };
  var nameOf = function (one) {
    var label = one.getAttribute('aria-label');
    if (label) return label;
    var by = one.getAttribute('aria-labelledby');
    if (by) return textOf(by);
    if (one.labels && one.labels.length > 0) return one.labels[0].textContent;
    return one.textContent || one.getAttribute('placeholder') || '';
  };
  var toldOf = function (one) { return nameOf(one).replace(/\\s+/g, ' ').trim(); };
  var all = Array.prototype.slice.call(document.querySelectorAll(selectors[role]));
  var fitting = all.filter(function (one) {
    if (one.disabled || one.closest('[inert],[aria-hidden=true],[hidden]')) return false;
    if (one.getClientRects().length === 0 || getComputedStyle(one).visibility === 'hidden') return false;
    return pattern.test(toldOf(one));
  });
  if (fitting.length === 0) return null;
  var found = fitting[0];
  var box = found.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
    found.scrollIntoView({ block: 'center', inline: 'center' });
    box = found.getBoundingClientRect();
  }
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    name: toldOf(found),
    names: fitting.map(toldOf)
  };
}`;
