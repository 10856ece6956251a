import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

// The browser’s JSON methods (https://w3c.github.io/webauthn/#sctn-parseCreationOptionsFromJSON) instead of a library: all
// browsers have them since 2025, and older ones still have password and code.

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Asks for a passkey and returns the response to verify; null if the person cancelled. */
export function getPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return asJson(navigator.credentials.get({ publicKey }));
}

/** Creates a passkey; null if the person cancelled. Throws an `InvalidStateError` if the device already has one. */
export function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return asJson(navigator.credentials.create({ publicKey }));
}

async function asJson(made: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = (await made) as PublicKeyCredential | null;
    return credential && { ...credential.toJSON() };
  } catch (error) {
    // Browsers don’t tell cancelling from a timeout.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
