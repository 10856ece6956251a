import type { OpenService, Service, Services } from '../services.ts';

/** Opens each service when it is first asked for. */
export function servicesOf(site: () => Services): OpenService {
  const opened = new Map<Service<unknown>, unknown>();
  const service = <Part>(of: Service<Part>) => {
    if (!opened.has(of)) opened.set(of, of.open(site()));
    return opened.get(of) as Part;
  };
  const close = () => {
    for (const [of, part] of opened) {
      try {
        of.close?.(part);
      } catch (err) {
        site().log.warn({ err }, 'A part of the site could not be closed');
      }
    }
  };
  return Object.assign(service, { close });
}
