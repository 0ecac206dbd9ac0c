import { useEffect } from 'react';

/** Writes an address that does not exist to the console, for whoever looks for dead links. Shows nothing. */
export default function LostPath() {
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route:', window.location.pathname);
  }, []);
  return <span hidden data-hydrate-after={0} />;
}
