// Missing in TypeScript’s DOM: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/** Reports a prefetched or prerendered page once it is seen, so that it counts. */
export default function reportOpened(): void {
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
