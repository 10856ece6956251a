declare module 'negotiator' {
  /** The values that a request's headers accept, best first. https://github.com/jshttp/negotiator#readme */
  export default class Negotiator {
    constructor(request: { headers: { accept?: string; 'accept-encoding'?: string } });
    mediaTypes(): string[];
    /** `preferred` decides where the client doesn't. */
    encoding<Encoding extends string>(available: Encoding[], preferred: string[]): Encoding | undefined;
  }
}
