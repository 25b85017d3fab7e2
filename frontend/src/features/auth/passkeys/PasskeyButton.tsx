import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import { useState } from 'react';
import type { PasskeyProofDto } from '../../../api/generated/model/passkeyProofDto';
import { toast } from '../../../components/toaster/toast-store';
import { describePasskeyFailure, supportsPasskeys, requestPasskeyAssertion } from './passkeys';

interface PasskeyButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  /** What is done with it. It tells by itself of what fails. */
  onAssertion: (assertion: PasskeyProofDto) => Promise<unknown>;
}

/** Asks for a passkey; nothing where the browser has none. */
export function PasskeyButton({ onAssertion, ...button }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  if (!supportsPasskeys()) return null;
  const ask = async () => {
    try {
      return await requestPasskeyAssertion();
    } catch (error) {
      toast({
        title: 'Error',
        description: describePasskeyFailure(error),
        variant: 'destructive',
      });
      return undefined;
    }
  };
  const use = async () => {
    setBusy(true);
    const assertion = await ask();
    if (assertion) await onAssertion(assertion);
    setBusy(false);
  };
  return <Button size="large" block loading={isBusy} onClick={() => void use()} {...button} />;
}
