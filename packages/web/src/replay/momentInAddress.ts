import { useEffect } from 'react';

/** Browsers refuse an address that is changed very often. */
const CALM = 300;

/** `#at=12` in the address leads to that moment. */
export function momentInAddress(): number {
  const at = /^#at=(\d+)$/.exec(location.hash)?.[1];
  return at === undefined ? 0 : Number(at);
}

/** Keeps the moment in the address, so that a reload, a bookmark or a copied address comes back to it. */
export function useMomentInAddress(at: number): void {
  useEffect(() => {
    if (momentInAddress() === at) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', at === 0 ? location.pathname : `#at=${at}`),
      CALM,
    );
    return () => clearTimeout(timer);
  }, [at]);
}
