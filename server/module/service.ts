import type { Services } from '../services.ts';

/** A part of the running site that belongs to a module, such as counters in memory: one for each opened site. */
export interface Service<Part> {
  open(services: Services): Part;
  /** Before the database is closed: writes and releases what the part holds. */
  close?(part: Part): void;
}

export interface OpenService {
  <Part>(of: Service<Part>): Part;
  close(): void;
}

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
