import { Checkbox, Input, Select, Typography } from 'antd';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { FormField } from '../../../components/admin/forms/FormField';
import { SecretDialog } from '../../../components/admin/SecretDialog';
import { apiKeySchema, END_OPTIONS, NEW_API_KEY, toApiKey } from './api-key-schema';
import { SCOPE_OPTIONS } from './api-key-labels';
import type { useApiKeys } from './use-api-keys';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
} as const;

interface ApiKeyDialogsProps {
  list: ReturnType<typeof useApiKeys>;
}

export function ApiKeyDialogs({ list }: ApiKeyDialogsProps) {
  const { made, revocation } = list;
  return (
    <>
      <FormDialog
        open={list.isMaking}
        title="New API key"
        draftName="new API key"
        initialValues={NEW_API_KEY}
        schema={apiKeySchema}
        onSubmit={(values) => list.create.mutateAsync({ data: toApiKey(values) })}
        onClose={list.closeDialog}
        submitLabel="Create key"
        width={480}
      >
        <Typography.Paragraph type="secondary">
          A program sends it instead of a token. It acts on your behalf, and stops working when your
          account does.
        </Typography.Paragraph>
        <FormField
          name="name"
          label="Name"
          hint="What it is for, such as “Company website”."
          required
        >
          <Input autoComplete="off" />
        </FormField>
        <FormField name="scopes" label="Permissions" isGroup>
          <Checkbox.Group options={SCOPE_OPTIONS} style={COLUMNS} />
        </FormField>
        <FormField name="expires_in_days" label="Expires" required>
          <Select options={END_OPTIONS} />
        </FormField>
        <FormField
          name="addresses"
          label="Network addresses"
          hint="The key only works from these, one per line, such as 203.0.113.0/24. Leave empty to allow all."
        >
          <Input.TextArea rows={2} />
        </FormField>
      </FormDialog>
      <SecretDialog
        secret={made?.secret}
        title={`Key for ${made?.api_key.name ?? ''}`}
        label="API key"
        copied={{
          title: 'Key copied',
          description: 'Store it with the secrets of the program',
        }}
        onClose={list.clearMade}
      >
        Copy it now: we cannot show it again. Anyone who has it has all its permissions.
      </SecretDialog>
      <ConfirmDialog title="Revoke the key?" confirmLabel="Revoke" {...revocation.dialog}>
        Programs that use <strong>{revocation.target?.name}</strong> lose access at once. You cannot
        restore a revoked key.
      </ConfirmDialog>
    </>
  );
}
