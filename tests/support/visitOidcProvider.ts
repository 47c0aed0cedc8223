/** What somebody does on the sign-in page of the provider. */
export interface ProviderVisit {
  sub?: string;
  /** Methods that the provider reports, such as `pwd mfa`. */
  amr?: string;
  cancel?: boolean;
}

const MOST_STEPS = 10;

/**
 * Walks from the address of a sign-in through the pages of a provider, as a browser with its cookies would, and signs in.
 *
 * @returns the address that the provider sends the browser back to
 */
export async function visitOidcProvider(address: string, { sub = '', amr = '', cancel }: ProviderVisit): Promise<URL> {
  const home = new URL(address).origin;
  const cookies = new Map<string, string>();
  let url = new URL(address);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    await response.body?.cancel();
    form = null;
    if (location === null) {
      if (!url.pathname.startsWith('/interaction/')) throw new Error(`${url.pathname}: ${response.status}`);
      form = new URLSearchParams({ sub, amr, act: cancel ? 'cancel' : 'login' });
      continue;
    }
    url = new URL(location, url);
    if (url.origin !== home) return url;
  }
  throw new Error('the provider never sent the browser back');
}
