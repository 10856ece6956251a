// TypeScript's DOM doesn't know these yet: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/**
 * Reports a page that the browser had fetched or rendered ahead once somebody sees it: the server can't know, and
 * wouldn't count it (server/statistics).
 */
export function reportOpened(): void {
  const report = () => {
    const body = new URLSearchParams({
      url: location.pathname + location.search,
      referrer: document.referrer,
    });
    navigator.sendBeacon('/api/views', body);
  };
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', report, { once: true });
  else if (navigation?.deliveryType === 'navigational-prefetch') report();
}
