import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** The screen and all below it: what is out of this has been scrolled past. */
const STILL_TO_COME = '0px 0px 1000000px';

/** On a phone: the price and the button at the bottom of the screen, once the button of the page is out of sight. */
export function BuyBar({ away, children }: { away: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const button = away.current;
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: STILL_TO_COME,
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [away]);
  return (
    <div className="buy-bar" hidden={!shown}>
      {shown && children}
    </div>
  );
}
