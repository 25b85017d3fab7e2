import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import type { PasskeyAssertionDto } from '../../../api/generated/model/passkeyAssertionDto';
import { toast } from '../../../components/toaster/toast-store';
import { describePasskeyFailure, supportsPasskeys, requestPasskeyAssertion } from './passkeys';

interface PasskeyButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  /** Sends the assertion to the server, and shows its own errors. */
  onAssertion: (assertion: PasskeyAssertionDto) => Promise<unknown>;
}

/** Renders nothing if the browser does not support passkeys. */
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
