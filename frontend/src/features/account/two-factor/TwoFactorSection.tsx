import { useRef, useState } from 'react';
import { useGetTwoFactor } from '../../../api/generated/account/account';
import type { NewTwoFactorDto } from '../../../api/generated/model/newTwoFactorDto';
import { focusIfLost } from '../../../components/admin/focus-main';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { AppForm } from './AppForm';
import { BeginForm } from './BeginForm';
import { RecoveryCodes } from './RecoveryCodes';
import { RemoveForm } from './RemoveForm';
import { RenewForm } from './RenewForm';
import styles from './TwoFactor.module.css';
import { TwoFactorState } from './TwoFactorState';

type Step =
  | { name: 'begin' | 'renew' | 'remove' }
  | { name: 'app'; app: NewTwoFactorDto }
  | { name: 'codes'; codes: string[] };

/** Whether logins ask for a code of an app, and what changes that, one step at a time. */
export function TwoFactorSection({ onKept }: { onKept?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>();
  const query = useGetTwoFactor();
  const end = () => {
    setStep(undefined);
    requestAnimationFrame(() => focusIfLost(heading.current));
  };
  const showCodes = (codes: string[]) => setStep({ name: 'codes', codes });
  return (
    <section aria-labelledby="two-factor" className={styles.section}>
      <h2 id="two-factor" ref={heading} tabIndex={-1}>
        Two-factor authentication
      </h2>
      {step === undefined && (
        <QueryState
          query={query}
          loading={<Skeleton className={styles.loading} />}
          errorTitle="We could not load your second factor"
        >
          {(state) => <TwoFactorState state={state} onChoose={(name) => setStep({ name })} />}
        </QueryState>
      )}
      {step?.name === 'begin' && (
        <BeginForm onBegun={(app) => setStep({ name: 'app', app })} onCancel={end} />
      )}
      {step?.name === 'app' && <AppForm app={step.app} onConfirmed={showCodes} onCancel={end} />}
      {step?.name === 'renew' && <RenewForm onRenewed={showCodes} onCancel={end} />}
      {step?.name === 'remove' && <RemoveForm onRemoved={end} onCancel={end} />}
      {step?.name === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onKept={() => {
            end();
            onKept?.();
          }}
        />
      )}
    </section>
  );
}
