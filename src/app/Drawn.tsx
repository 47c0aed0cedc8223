import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react';

interface DrawnProps {
  /** Runs in the moment in which the children are put into the page, before anything of them is measured or seen. */
  onInsert: () => void;
  children: ReactNode;
}

/** What is drawn first of all, in slices: somebody may go back meanwhile, and the router listens only once it stands. */
export function Drawn({ onInsert, children }: DrawnProps) {
  useInsertionEffect(onInsert, [onInsert]);
  const [drawnFor] = useState(() => window.location.href);
  useEffect(() => {
    if (window.location.href === drawnFor) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [drawnFor]);
  return children;
}
