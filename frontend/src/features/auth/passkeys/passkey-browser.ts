import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AddPasskeyDto } from '../../../api/generated/model/addPasskeyDto';
import type { PasskeyCreationOptionsDto } from '../../../api/generated/model/passkeyCreationOptionsDto';
import type { PasskeyProofDto } from '../../../api/generated/model/passkeyProofDto';
import type { PasskeyRequestOptionsDto } from '../../../api/generated/model/passkeyRequestOptionsDto';

/** Has the person choose a passkey. It rejects when they do not. */
export async function askForPasskey(options: PasskeyRequestOptionsDto): Promise<PasskeyProofDto> {
  const { id, response } = await startAuthentication({ optionsJSON: options });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  };
}

/** Has the person keep a new passkey. It rejects when they do not. */
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
