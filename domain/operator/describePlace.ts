/**
 * Where a command was run, for the audit log: the machine, and the address it was reached from.
 *
 * @param sshConnection `SSH_CONNECTION` (address and ports, the first word is the client's), or the host that `who -m` names
 */
export function describePlace(host: string, sshConnection: string | undefined): string {
  const [client = ''] = (sshConnection ?? '').trim().split(' ');
  const from = /^[\w.:%-]{1,64}$/.test(client) ? client : 'console';
  return `${host.slice(0, 64)} ${from}`;
}
