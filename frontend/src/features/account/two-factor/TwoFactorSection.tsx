import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, QRCode, Typography } from 'antd';
import { useState } from 'react';
import {
  getGetTwoFactorQueryKey,
  useBeginTwoFactor,
  useConfirmTwoFactor,
  useGetTwoFactor,
  useRemoveTwoFactor,
  useRenewRecoveryCodes,
} from '../../../api/generated/account/account';
import type { NewTwoFactorDto } from '../../../api/generated/model/newTwoFactorDto';
import type { TwoFactorDto } from '../../../api/generated/model/twoFactorDto';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { focusAncestorOnUnmount } from '../../../components/admin/focus-ancestor-on-unmount';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { ShortDate } from '../../../components/admin/ShortDate';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import {
  AccountForm,
  codeSchema,
  CurrentPasswordField,
  NO_CODE,
  NO_PASSWORD,
  passwordSchema,
} from '../components/AccountForm';
import { RecoveryCodes } from './RecoveryCodes';

type Step =
  | { name: 'begin' | 'renew' | 'remove' }
  | { name: 'app'; app: NewTwoFactorDto }
  | { name: 'codes'; codes: string[] };

export function TwoFactorSection({ onKept }: { onKept?: () => void }) {
  const [step, setStep] = useState<Step>();
  const query = useGetTwoFactor();
  const queryClient = useQueryClient();
  const refreshed = {
    mutation: {
      onSuccess: () => queryClient.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() }),
    },
  };
  const begin = useBeginTwoFactor();
  const confirm = useConfirmTwoFactor(refreshed);
  const renew = useRenewRecoveryCodes(refreshed);
  const remove = useRemoveTwoFactor(refreshed);
  const end = () => setStep(undefined);
  return (
    <Section title="Two-factor authentication" tabIndex={-1}>
      <div ref={focusAncestorOnUnmount} key={step?.name}>
        {step === undefined && (
          <QueryView query={query} errorTitle="We could not load your second factor">
            {(state) => <TwoFactorState state={state} onChoose={(name) => setStep({ name })} />}
          </QueryView>
        )}
        {step?.name === 'begin' && (
          <AccountForm
            title="Confirm it’s you"
            submitLabel="Continue"
            initialValues={NO_PASSWORD}
            schema={passwordSchema}
            onSubmit={async (data) =>
              setStep({ name: 'app', app: await begin.mutateAsync({ data }) })
            }
            failure="Failed to start the setup"
            onCancel={end}
          >
            <CurrentPasswordField />
          </AccountForm>
        )}
        {step?.name === 'app' && (
          <AccountForm
            title="Add this account to your app"
            submitLabel="Turn on"
            initialValues={NO_CODE}
            schema={codeSchema}
            onSubmit={async (data) => {
              const { recovery_codes: codes } = await confirm.mutateAsync({ data });
              setStep({ name: 'codes', codes });
            }}
            done="Two-factor authentication is on"
            failure="Failed to turn it on"
            onCancel={end}
          >
            <AppSteps {...step.app} />
            <CodeField />
          </AccountForm>
        )}
        {step?.name === 'renew' && (
          <AccountForm
            title="Create new recovery codes"
            submitLabel="Create new codes"
            initialValues={NO_CODE}
            schema={codeSchema}
            onSubmit={async (data) => {
              const { recovery_codes: codes } = await renew.mutateAsync({ data });
              setStep({ name: 'codes', codes });
            }}
            failure="Failed to create new codes"
            onCancel={end}
          >
            <CodeField hint="From your app, or a recovery code. Older recovery codes stop working." />
          </AccountForm>
        )}
        {step?.name === 'remove' && (
          <AccountForm
            title="Turn off two-factor authentication"
            submitLabel="Turn off"
            initialValues={NO_CODE}
            schema={codeSchema}
            onSubmit={async (data) => {
              await remove.mutateAsync({ data });
              end();
            }}
            done="Two-factor authentication is off"
            failure="Failed to turn it off"
            onCancel={end}
          >
            <CodeField hint="From your app, or a recovery code" />
          </AccountForm>
        )}
        {step?.name === 'codes' && (
          <RecoveryCodes
            codes={step.codes}
            onSaved={() => {
              end();
              onKept?.();
            }}
          />
        )}
      </div>
    </Section>
  );
}

interface TwoFactorStateProps {
  state: TwoFactorDto;
  onChoose: (step: 'begin' | 'renew' | 'remove') => void;
}

/** From this many recovery codes down, the section suggests new ones. */
const FEW = 3;

function TwoFactorState({ state, onChoose }: TwoFactorStateProps) {
  const { enabled_at: since, recovery_codes_left: left } = state;
  if (since === null) {
    return (
      <Flex vertical gap="middle" align="start">
        Sign in with your password and a code from an app on your phone, so that a stolen password
        is not enough.
        <Button onClick={() => onChoose('begin')}>Set up</Button>
      </Flex>
    );
  }
  return (
    <Flex vertical gap="middle">
      <span>
        <ToneBadge tone="good">On</ToneBadge> since <ShortDate value={since} withTime />.{' '}
        {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
        {left <= FEW && ' Create new ones before they run out.'}
      </span>
      <Flex wrap gap="small">
        <Button onClick={() => onChoose('renew')}>New recovery codes</Button>
        <Button danger type="text" onClick={() => onChoose('remove')}>
          Turn off
        </Button>
      </Flex>
    </Flex>
  );
}

function AppSteps({ uri, secret }: NewTwoFactorDto) {
  return (
    <Typography>
      <ol>
        <li>Open an authenticator app on your phone, and add an account.</li>
        <li>
          Scan this code:
          {/* Some cameras cannot read an inverted code, so it is black on white in both themes. */}
          <QRCode
            type="svg"
            aria-label="QR code for the authenticator app"
            value={uri}
            size={200}
            marginSize={4}
            color="#000"
            bgColor="#fff"
            style={{ forcedColorAdjust: 'none' }}
          />
          Or type in this key: <strong>{inGroups(secret)}</strong>
        </li>
        <li>Enter the six digits that the app shows now.</li>
      </ol>
    </Typography>
  );
}

/** Groups of four characters are easier to type. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
