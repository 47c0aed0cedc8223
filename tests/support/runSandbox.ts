import { type RunningSandbox, startSandbox } from '#sandbox/startSandbox.ts';

export interface SandboxMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

const HOST = '127.0.0.1';

/** The real stand-ins in this process on free ports, reached over HTTP and SMTP like the real companies. */
export async function runSandbox(clock: () => number) {
  const anyPorts = { identity: 0, inbox: 0, smtp: 0, payment: 0, control: 0 };
  let running: RunningSandbox = await startSandbox({ host: HOST, ports: anyPorts }, clock);
  const { ports } = running;
  const ask = async (port: number, path: string, body?: unknown) => {
    const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`http://${HOST}:${port}${path}`, { ...request, headers });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response.json();
  };
  return {
    ports,
    /** Environment variables with which a server finds them. */
    settings: {
      SANDBOX: 'on',
      SANDBOX_PORTS: Object.entries(ports)
        .map(([name, port]) => `${name}=${port}`)
        .join(','),
    },
    /** Lets somebody go through the window of the verifier; an empty choice only opens it. */
    verify: (id: string, choice: Record<string, string> = { who: 'guardian' }) =>
      ask(ports.identity, `/__emu/verifications/${id}`, choice),
    verifierIs: (mood: 'up' | 'down' | 'error' | 'garbage') => ask(ports.identity, '/__emu/mood', { mood }),
    mailServerIs: (mood: 'take' | 'refuse' | 'busy') => ask(ports.inbox, '/__emu/smtp', { mood }),
    async mails(to?: string): Promise<SandboxMail[]> {
      const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
      return ((await ask(ports.inbox, `/api/mails${query}`)) as { mails: SandboxMail[] }).mails;
    },
    /** Nothing listens any longer until `start`. */
    stop: () => running.stop(),
    async start() {
      running = await startSandbox({ host: HOST, ports }, clock);
    },
  };
}
