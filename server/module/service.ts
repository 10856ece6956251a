import type { Services } from '../services.ts';

/** A part of the running site that belongs to a module, such as counters in memory: one for each opened site. */
export interface Service<Part> {
  open(services: Services): Part;
}

export type OpenService = <Part>(of: Service<Part>) => Part;

/** Opens each service when it is first asked for. */
export function servicesOf(site: () => Services): OpenService {
  const opened = new Map<Service<unknown>, unknown>();
  return <Part>(of: Service<Part>) => {
    if (!opened.has(of)) opened.set(of, of.open(site()));
    return opened.get(of) as Part;
  };
}
