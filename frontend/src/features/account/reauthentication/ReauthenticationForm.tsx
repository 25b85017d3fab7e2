import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useGetTwoFactor, useReauthenticate } from '../../../api/generated/account/account';
import type { ReauthenticateDto } from '../../../api/generated/model/reauthenticateDto';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { toastError } from '../../../components/toaster/toast-failure';
import { PasskeyButton, useCurrentUser } from '../../auth';
import {
  AccountForm,
  codeSchema,
  CurrentPasswordField,
  NO_CODE,
  NO_PASSWORD,
  passwordSchema,
} from '../components/AccountForm';

const FAILURE = 'Failed to confirm it’s you';

interface ReauthenticationFormProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

export default function ReauthenticationForm({ onConfirmed, onCancel }: ReauthenticationFormProps) {
  const [isByCode, setByCode] = useState(false);
  const factors = useGetTwoFactor().data;
  const { username } = useCurrentUser();
  const reauthenticate = useReauthenticate();
  const submit = async (data: ReauthenticateDto) => {
    await reauthenticate.mutateAsync({ data });
    onConfirmed();
  };
  return (
    <Flex vertical gap="middle">
      Your action continues afterwards. We ask again after 15 minutes.
      <AccountForm<ReauthenticateDto>
        key={String(isByCode)}
        title={isByCode ? 'With a code' : 'With your password'}
        submitLabel="Confirm"
        initialValues={isByCode ? NO_CODE : NO_PASSWORD}
        schema={isByCode ? codeSchema : passwordSchema}
        onSubmit={submit}
        failure={FAILURE}
        onCancel={onCancel}
      >
        {isByCode ? (
          <CodeField hint="From your app, or a recovery code" />
        ) : (
          <>
            {/* Password managers need the username. */}
            <input type="text" autoComplete="username" value={username} readOnly hidden />
            <CurrentPasswordField />
          </>
        )}
      </AccountForm>
      {(factors?.passkeys ?? 0) > 0 && (
        <PasskeyButton onAssertion={(passkey) => submit({ passkey }).catch(toastError(FAILURE))}>
          Use your passkey
        </PasskeyButton>
      )}
      {factors?.enabled_at && (
        <Button type="text" onClick={() => setByCode(!isByCode)}>
          {isByCode ? 'Use your password' : 'Use a code'}
        </Button>
      )}
    </Flex>
  );
}
