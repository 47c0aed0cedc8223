/**
 * Where the service worker keeps files of the build and the document that names the site. They are the same for
 * everybody, so they stay when somebody signs out: the login page opens without a network as well.
 */
export const SHELL_CACHE = 'chaekbada-shell';
