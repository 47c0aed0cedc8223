import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token behind `#token=` (or another name) of a link from a mail. It is taken out of the address bar at once, so that it stays neither
 * in the history nor in a picture of the screen; servers and their logs never see what stands behind the hash.
 */
export function useHashToken(name = 'token'): { token: string | null; forget: () => void } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const brought = new URLSearchParams(hash.slice(1)).get(name);

  useEffect(() => {
    if (!brought) return;
    setToken(brought);
    void navigate(pathname + search, { replace: true });
  }, [brought, navigate, pathname, search]);

  return { token: brought || token, forget: () => setToken(null) };
}
