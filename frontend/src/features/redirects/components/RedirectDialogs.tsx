import { Input } from 'antd';
import { useState } from 'react';
import type { RedirectDto } from '../../../api/generated/model/redirectDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { Dialog } from '../../../components/admin/Dialog';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { FormField } from '../../../components/admin/forms/FormField';
import { RecordNotFound } from '../../../components/admin/forms/RecordNotFound';
import type { Confirmation } from '../../../components/admin/use-confirmation';
import { pluralize } from '../../../format-count';
import { NEW_REDIRECT, redirectFor, redirectSchema, toRedirectValues } from '../redirect-schema';
import type { RedirectList } from '../use-redirect-list';
import type { RedirectMutations } from '../use-redirect-mutations';

interface RedirectDialogsProps {
  list: RedirectList;
  mutations: RedirectMutations;
  deletion: Confirmation<RedirectDto>;
  deletionOfMany: Confirmation<RedirectDto[]>;
}

export function RedirectDialogs(props: RedirectDialogsProps) {
  const { list, mutations, deletion, deletionOfMany } = props;
  const { edited, wanted } = list;
  // The dialogs keep their content while they close.
  const [formerEdited, setFormerEdited] = useState(edited);
  if (edited && edited !== formerEdited) setFormerEdited(edited);
  const [formerWanted, setFormerWanted] = useState(wanted);
  if (wanted && wanted !== formerWanted) setFormerWanted(wanted);
  const form = { schema: redirectSchema, onClose: list.closeDialog, width: 560 };
  return (
    <>
      <FormDialog
        {...form}
        open={list.isAdding}
        title="Add a redirect"
        draftName="new redirect"
        initialValues={NEW_REDIRECT}
        onSubmit={(data) => mutations.create.mutateAsync({ data })}
        submitLabel="Add redirect"
      >
        <RedirectFields />
      </FormDialog>
      {formerWanted && (
        <FormDialog
          {...form}
          open={wanted !== undefined}
          title={`Redirect ${formerWanted.path}`}
          draftName={`redirect of ${formerWanted.path}`}
          initialValues={redirectFor(formerWanted)}
          onSubmit={(data) => mutations.create.mutateAsync({ data })}
          submitLabel="Add redirect"
        >
          <RedirectFields />
        </FormDialog>
      )}
      {formerEdited && (
        <FormDialog
          {...form}
          open={edited !== undefined}
          title={`Edit the redirect from ${formerEdited.from}`}
          draftName={`redirect ${formerEdited.id}`}
          initialValues={toRedirectValues(formerEdited)}
          onSubmit={(data) => mutations.update.mutateAsync({ id: formerEdited.id, data })}
        >
          <RedirectFields />
        </FormDialog>
      )}
      <Dialog open={list.isGone} title="Redirect" onCancel={list.closeDialog}>
        <RecordNotFound noun="redirect" onClose={list.closeDialog} />
      </Dialog>
      <ConfirmDialog title="Delete the redirect?" confirmLabel="Delete" {...deletion.dialog}>
        Visitors of <strong>{deletion.target?.from}</strong> will see that the page was not found.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${pluralize(deletionOfMany.target?.length ?? 0, 'redirect')}?`}
        confirmLabel="Delete"
        {...deletionOfMany.dialog}
      >
        Visitors of these addresses will see that the page was not found.
      </ConfirmDialog>
    </>
  );
}

function RedirectFields() {
  return (
    <>
      <FormField
        name="from"
        label="Old address"
        hint="The part after your site’s name, such as /old-course. No page may have it."
        required
      >
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="to"
        label="New address"
        hint="A page of this site, such as /courses, or a whole address such as https://example.org."
        required
      >
        <Input autoComplete="off" />
      </FormField>
    </>
  );
}
