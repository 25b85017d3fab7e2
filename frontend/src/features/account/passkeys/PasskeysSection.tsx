import { useRef, useState } from 'react';
import { Button } from 'antd';
import { useListPasskeys } from '../../../api/generated/account/account';
import type { PasskeyDto } from '../../../api/generated/model/passkeyDto';
import { focusIfLost } from '../../../components/admin/focus-main';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { knowsPasskeys } from '../../auth';
import styles from '../components/AccountList.module.css';
import { AddPasskeyForm } from './AddPasskeyForm';
import { PasskeyLine } from './PasskeyLine';
import { RemovePasskeyForm } from './RemovePasskeyForm';
import { RenamePasskeyForm } from './RenamePasskeyForm';

type Step = { name: 'add' } | { name: 'rename' | 'remove'; passkey: PasskeyDto };

/** The passkeys of the own account, and what changes them, one step at a time. */
export function PasskeysSection({ onAdded }: { onAdded?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>();
  const query = useListPasskeys();
  const end = () => {
    setStep(undefined);
    requestAnimationFrame(() => focusIfLost(heading.current));
  };
  const endAdding = () => {
    end();
    onAdded?.();
  };
  return (
    <section aria-labelledby="passkeys" className={styles.section}>
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      {step === undefined && (
        <QueryState
          query={query}
          loading={<Skeleton className={styles.loading} />}
          errorTitle="We could not load your passkeys"
        >
          {(passkeys) => (
            <>
              <PasskeysLead count={passkeys.length} />
              <ul>
                {passkeys.map((passkey) => (
                  <PasskeyLine
                    key={passkey.id}
                    passkey={passkey}
                    onChoose={(name) => setStep({ name, passkey })}
                  />
                ))}
              </ul>
              {knowsPasskeys() && (
                <Button onClick={() => setStep({ name: 'add' })}>Add a passkey</Button>
              )}
            </>
          )}
        </QueryState>
      )}
      {step?.name === 'add' && <AddPasskeyForm onAdded={endAdding} onCancel={end} />}
      {step?.name === 'rename' && <RenamePasskeyForm passkey={step.passkey} onEnd={end} />}
      {step?.name === 'remove' && <RemovePasskeyForm passkey={step.passkey} onEnd={end} />}
    </section>
  );
}

function PasskeysLead({ count }: { count: number }) {
  return (
    <p className={styles.lead}>
      {count === 1
        ? 'You sign in with it in place of your password. A second one, or an app, lets you in when you do not have this device.'
        : 'Sign in with your finger, your face or the PIN of your device, in place of your password. Nobody can take it from you on a false page.'}
    </p>
  );
}
