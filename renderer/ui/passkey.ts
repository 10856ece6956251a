import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

// The browser's own JSON methods (https://w3c.github.io/webauthn/#sctn-parseCreationOptionsFromJSON) instead of a library:
// all browsers have them since 2025, and older ones still have the password and the code.

/** Has this browser passkeys, on this page? */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Asks for a passkey, and returns what the server verifies. Null when the person closed the question. */
export function getPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return asJson(navigator.credentials.get({ publicKey }));
}

/** Makes a passkey. Null when the person closed the question. Throws an `InvalidStateError` when this device has one already. */
export function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return asJson(navigator.credentials.create({ publicKey }));
}

async function asJson(made: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = (await made) as PublicKeyCredential | null;
    return credential?.toJSON() ?? null;
  } catch (error) {
    // Browsers say the same for a closed question, and for one that nobody answered.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
