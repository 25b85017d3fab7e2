import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { beginPasskeyLogin } from '../../../api/generated/auth/auth';
import type { AddPasskeyDto } from '../../../api/generated/model/addPasskeyDto';
import type { PasskeyCreationOptionsDto } from '../../../api/generated/model/passkeyCreationOptionsDto';
import type { PasskeyAssertionDto } from '../../../api/generated/model/passkeyAssertionDto';
import { describeFailure } from '../../../components/toaster/toast-failure';

export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Asks for a passkey of this site. Rejects if the user cancels. */
export async function requestPasskeyAssertion(): Promise<PasskeyAssertionDto> {
  const { id, response } = await startAuthentication({ optionsJSON: await beginPasskeyLogin() });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  };
}

/** Creates a passkey, which still needs a name. Rejects if the user cancels. */
export async function createPasskey(
  options: PasskeyCreationOptionsDto,
): Promise<Omit<AddPasskeyDto, 'name'>> {
  const { id, response } = await startRegistration({ optionsJSON: options });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/** Messages by the name of the browser's error. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was chosen, or it took too long. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys only work at the main address of this site.',
  ConstraintError:
    'This device cannot store a passkey that asks for your fingerprint, face or PIN.',
};

/** Returns the message for an error of the browser or the server. */
export function describePasskeyFailure(error: unknown): string {
  const reason = error instanceof Error ? REASONS[error.name] : undefined;
  return reason ?? describeFailure(error, 'The passkey could not be used');
}
