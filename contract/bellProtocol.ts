/** The protocol of the sockets of a golden bell; the second one that a page names is its login token. */
export const BELL_PROTOCOL = 'chaekbada.bell';
