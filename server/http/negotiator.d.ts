declare module 'negotiator' {
  /** What the headers of a request accept, best first. https://github.com/jshttp/negotiator#readme */
  export default class Negotiator {
    constructor(request: { headers: { accept?: string; 'accept-encoding'?: string } });
    mediaTypes(): string[];
    /** `preferred` decides where the client doesn't. */
    encoding<Encoding extends string>(available: Encoding[], preferred: string[]): Encoding | undefined;
  }
}
