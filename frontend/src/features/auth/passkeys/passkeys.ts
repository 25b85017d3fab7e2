import { beginPasskeyLogin } from '../../../api/generated/auth/auth';
import type { AddPasskeyDto } from '../../../api/generated/model/addPasskeyDto';
import type { PasskeyCreationOptionsDto } from '../../../api/generated/model/passkeyCreationOptionsDto';
import type { PasskeyProofDto } from '../../../api/generated/model/passkeyProofDto';
import { describeFailure } from '../../../components/toaster/toast-failure';
import { askForPasskey, createPasskey } from './passkey-browser';

export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Has the person choose a passkey of this site. */
export async function provePasskey(): Promise<PasskeyProofDto> {
  return askForPasskey(await beginPasskeyLogin());
}

/** Has the person keep a new passkey, to be given a name. */
export function makePasskey(
  options: PasskeyCreationOptionsDto,
): Promise<Omit<AddPasskeyDto, 'name'>> {
  return createPasskey(options);
}

/** What browsers call it, and what may have been the matter. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was chosen, or it took too long. Try again.',
  InvalidStateError: 'There is a passkey for your account on this device already.',
  SecurityError: 'Passkeys work at the address that this site is known by, and at no other.',
  ConstraintError: 'This device cannot keep a passkey that asks for your finger, face or PIN.',
};

/** Whether the browser or the server has refused it. */
export function describePasskeyFailure(error: unknown): string {
  const reason = error instanceof Error ? REASONS[error.name] : undefined;
  return reason ?? describeFailure(error, 'The passkey could not be used');
}
