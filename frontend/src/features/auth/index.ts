export { PasskeyButton } from './passkeys/PasskeyButton';
export { describePasskeyFailure, supportsPasskeys, createPasskey } from './passkeys/passkeys';
export { useCurrentUser, useSession } from './session/session-context';
export { toReturnState } from './session/return-path';
export { SessionProvider } from './session/SessionProvider';
