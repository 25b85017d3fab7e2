import { Checkbox, Input, Typography } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { Dialog } from '../../../components/admin/Dialog';
import { FormField } from '../../../components/admin/forms/FormField';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { RecordNotFound } from '../../../components/admin/forms/RecordNotFound';
import { SecretDialog } from '../../../components/admin/SecretDialog';
import { endpointSchema, NEW_ENDPOINT, toEditedValues } from '../endpoint-schema';
import type { Webhooks } from '../use-webhooks';
import { EVENT_OPTIONS } from '../webhook-labels';

interface EndpointDialogsProps {
  list: Webhooks;
}

export function EndpointDialogs({ list }: EndpointDialogsProps) {
  const { edited, shown, deletion, rotation } = list;
  // The dialog keeps its content while it closes.
  const [former, setFormer] = useState(edited);
  if (edited && edited !== former) setFormer(edited);
  return (
    <>
      <FormDialog
        open={list.isAdding}
        title="Add an endpoint"
        draftName="new webhook endpoint"
        initialValues={NEW_ENDPOINT}
        schema={endpointSchema}
        onSubmit={(data) => list.create.mutateAsync({ data })}
        onClose={list.closeDialog}
        submitLabel="Add endpoint"
        width={480}
      >
        <Typography.Paragraph type="secondary">
          We send the program a signed POST request for each event. If it does not respond with 2xx,
          we retry for three days.
        </Typography.Paragraph>
        <EndpointFields />
      </FormDialog>
      {former && (
        <FormDialog
          open={edited !== undefined}
          title={`Edit ${former.name}`}
          draftName={`webhook endpoint ${former.id}`}
          initialValues={toEditedValues(former)}
          schema={endpointSchema}
          onSubmit={(values) => list.save(former.id, values)}
          onClose={list.closeDialog}
          width={480}
        >
          <EndpointFields />
          <FormField name="is_active" valuePropName="checked">
            <Checkbox>Send events there</Checkbox>
          </FormField>
        </FormDialog>
      )}
      <Dialog open={list.isGone} title="Endpoint" onCancel={list.closeDialog}>
        <RecordNotFound noun="endpoint" onClose={list.closeDialog} />
      </Dialog>
      <SecretDialog
        secret={shown?.secret}
        title={`Secret of ${shown?.endpoint.name ?? ''}`}
        label="Signing secret"
        copied={{
          title: 'Secret copied',
          description: 'The program checks signatures with it',
        }}
        onClose={() => {
          list.clearSecret();
          list.closeDialog();
        }}
      >
        Copy it now: we cannot show it again. The program uses it to check that an event comes from
        this site.
        {shown?.endpoint.former_secret_until && ' The previous secret keeps working for a day.'}
      </SecretDialog>
      <ConfirmDialog title="Create a new secret?" confirmLabel="Create secret" {...rotation.dialog}>
        For a day we sign events to <strong>{rotation.target?.name}</strong> with both secrets, so
        that the program can switch.
      </ConfirmDialog>
      <ConfirmDialog title="Delete the endpoint?" confirmLabel="Delete" {...deletion.dialog}>
        We stop sending events to <strong>{deletion.target?.name}</strong> and delete its
        deliveries. To pause instead, turn it off.
      </ConfirmDialog>
    </>
  );
}

function EndpointFields() {
  return (
    <>
      <FormField name="name" label="Name" hint="Such as “CRM”." required>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="url"
        label="Address"
        hint="Such as https://crm.example.org/hooks/lectern."
        required
      >
        <Input type="url" autoComplete="off" />
      </FormField>
      <FormField name="events" label="Events" isGroup>
        <Checkbox.Group
          style={{ flexDirection: 'column' }}
          options={EVENT_OPTIONS.map(({ value, label }) => ({
            value,
            label: (
              <>
                {label} <code>{value}</code>
              </>
            ),
          }))}
        />
      </FormField>
    </>
  );
}
