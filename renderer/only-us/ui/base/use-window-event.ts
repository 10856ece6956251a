import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the whole screen while mounted; `isCaptured`: before whatever is on the screen gets it. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  isCaptured = false,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => onEvent(event);
    window.addEventListener(name, listen, isCaptured);
    return () => window.removeEventListener(name, listen, isCaptured);
  }, [name, isCaptured]);
}
