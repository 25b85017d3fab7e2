import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { object } from 'yup';
import {
  getListPasskeysQueryKey,
  useAddPasskey,
  useBeginPasskey,
  useListPasskeys,
  useRemovePasskey,
  useRenamePasskey,
} from '../../../api/generated/account/account';
import { renamePasskeyLimits as limits } from '../../../api/generated/limits/renamePasskeyLimits';
import type { PasskeyDto } from '../../../api/generated/model/passkeyDto';
import type { DataColumn } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { FormField } from '../../../components/admin/forms/FormField';
import { text } from '../../../components/admin/forms/rules';
import { focusAncestorOnUnmount } from '../../../components/admin/focus-ancestor-on-unmount';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { describePasskeyFailure, supportsPasskeys, createPasskey } from '../../auth';
import {
  AccountForm,
  currentPassword,
  CurrentPasswordField,
  NO_PASSWORD,
  passwordSchema,
} from '../components/AccountForm';

const nameSchema = object({ name: text('Name', limits.name) });
const newSchema = nameSchema.shape({ current_password: currentPassword });

const COLUMNS: DataColumn<PasskeyDto>[] = [
  {
    title: 'Name',
    card: 'name',
    render: ({ name, is_backed_up: isBackedUp }) => (
      <>
        {name} {isBackedUp && <ToneBadge tone="other">Synced</ToneBadge>}
      </>
    ),
  },
  {
    title: 'Last used',
    card: 'text',
    render: ({ last_used_at: time }) =>
      time === null ? (
        'Not used yet'
      ) : (
        <>
          Used <TimeAgo value={time} />
        </>
      ),
  },
  {
    title: 'Added',
    card: 'text',
    render: ({ created_at: time }) => (
      <>
        Added <ShortDate value={time} withTime />
      </>
    ),
  },
];

type Step = { name: 'add' } | { name: 'rename' | 'remove'; passkey: PasskeyDto };

/** Lists the user's passkeys. Adding, renaming and removing replace the list, one form at a time. */
export function PasskeysSection({ onAdded }: { onAdded?: () => void }) {
  const [step, setStep] = useState<Step>();
  const end = () => setStep(undefined);
  return (
    <Section title="Passkeys" tabIndex={-1}>
      <div ref={focusAncestorOnUnmount} key={step?.name}>
        {step === undefined && <PasskeyList onChoose={setStep} />}
        {step?.name === 'add' && (
          <AddForm
            onAdded={() => {
              end();
              onAdded?.();
            }}
            onCancel={end}
          />
        )}
        {step?.name === 'rename' && <RenameForm passkey={step.passkey} onEnd={end} />}
        {step?.name === 'remove' && <RemoveForm passkey={step.passkey} onEnd={end} />}
      </div>
    </Section>
  );
}

function PasskeyList({ onChoose }: { onChoose: (step: Step) => void }) {
  const query = useListPasskeys();
  return (
    <QueryView query={query} errorTitle="We could not load your passkeys">
      {(passkeys) => (
        <Flex vertical gap="middle" align="start">
          {passkeys.length === 1
            ? 'Sign in with it instead of your password. Add a second passkey or an authenticator app in case you lose this device.'
            : 'Sign in with your fingerprint, your face or the PIN of your device instead of your password. A fake website cannot steal a passkey.'}
          {passkeys.length > 0 && (
            <DataTable
              label="Your passkeys"
              query={query}
              rows={passkeys}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              columns={COLUMNS}
              actions={(passkey) => [
                {
                  title: 'Rename',
                  icon: <EditOutlined />,
                  onClick: () => onChoose({ name: 'rename', passkey }),
                },
                {
                  title: 'Remove',
                  icon: <DeleteOutlined />,
                  danger: true,
                  onClick: () => onChoose({ name: 'remove', passkey }),
                },
              ]}
              empty={{ title: 'No passkeys' }}
              errorTitle="We could not load your passkeys"
            />
          )}
          {supportsPasskeys() && (
            <Button onClick={() => onChoose({ name: 'add' })}>Add a passkey</Button>
          )}
        </Flex>
      )}
    </QueryView>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
}

function NameField({ hint }: { hint?: string }) {
  return (
    <FormField name="name" label="Name" hint={hint} required>
      <Input autoComplete="off" />
    </FormField>
  );
}

function AddForm({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const begin = useBeginPasskey();
  const add = useAddPasskey({ mutation: { onSuccess: useRefresh() } });
  return (
    <AccountForm
      title="Add a passkey"
      submitLabel="Continue"
      initialValues={{ name: '', ...NO_PASSWORD }}
      schema={newSchema}
      onSubmit={async ({ name, ...data }) => {
        const made = await createPasskey(await begin.mutateAsync({ data }));
        await add.mutateAsync({ data: { ...made, name } });
        onAdded();
      }}
      done="Your passkey was added"
      failure="Failed to add the passkey"
      describe={describePasskeyFailure}
      onCancel={onCancel}
    >
      <NameField hint="A name to recognize it by, such as “My laptop”" />
      <CurrentPasswordField />
    </AccountForm>
  );
}

interface PasskeyFormProps {
  passkey: PasskeyDto;
  onEnd: () => void;
}

function RenameForm({ passkey: { id, name }, onEnd }: PasskeyFormProps) {
  const rename = useRenamePasskey({ mutation: { onSuccess: useRefresh() } });
  return (
    <AccountForm
      title={`Rename ${name}`}
      submitLabel="Save name"
      initialValues={{ name }}
      schema={nameSchema}
      onSubmit={async (data) => {
        await rename.mutateAsync({ id, data });
        onEnd();
      }}
      done="Your passkey was renamed"
      failure="Failed to rename the passkey"
      onCancel={onEnd}
    >
      <NameField />
    </AccountForm>
  );
}

function RemoveForm({ passkey: { id, name }, onEnd }: PasskeyFormProps) {
  const remove = useRemovePasskey({ mutation: { onSuccess: useRefresh() } });
  return (
    <AccountForm
      title={`Remove ${name}`}
      submitLabel="Remove"
      initialValues={NO_PASSWORD}
      schema={passwordSchema}
      onSubmit={async (data) => {
        await remove.mutateAsync({ id, data });
        onEnd();
      }}
      done="The passkey was removed. Delete it on your device, too"
      failure="Failed to remove the passkey"
      onCancel={onEnd}
    >
      <CurrentPasswordField />
    </AccountForm>
  );
}
