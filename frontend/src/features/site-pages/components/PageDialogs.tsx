import { useState } from 'react';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { RecordLoader } from '../../../components/admin/forms/RecordLoader';
import { NEW_PAGE, pageSchema, toEditedPage, type EditedPage } from '../page-values';
import type { SitePages } from '../use-site-pages';
import { EditedPageFields, PageFields } from './PageFields';

const WIDTH = 1120;

export function PageDialogs({ list }: { list: SitePages }) {
  const { suggestions, newSlug, editedSlug, edited, record, removal, closeDialog: onClose } = list;
  // The dialogs keep their content while they close.
  const [added, setAdded] = useState(newSlug);
  if (newSlug !== undefined && newSlug !== added) setAdded(newSlug);
  const [kept, setKept] = useState({ slug: editedSlug, page: edited });
  if (editedSlug !== '' && (editedSlug !== kept.slug || edited !== kept.page)) {
    setKept({ slug: editedSlug, page: edited });
  }
  const { slug, page } = kept;
  const suggestion = suggestions?.find((known) => known.slug === added);
  return (
    <>
      <FormDialog
        open={newSlug !== undefined}
        title="Add a page"
        draftName={`new page ${added}`}
        initialValues={added && !suggestions ? undefined : { ...NEW_PAGE, ...suggestion }}
        schema={pageSchema}
        onSubmit={(data) => list.create.mutateAsync({ data })}
        onClose={onClose}
        submitLabel="Add page"
        width={WIDTH}
      >
        <PageFields suggestions={suggestions} />
      </FormDialog>
      {slug !== '' && (
        <FormDialog<EditedPage>
          open={editedSlug !== ''}
          title="Edit page"
          draftName={`page ${slug}`}
          initialValues={page && toEditedPage(page)}
          placeholder={<RecordLoader noun="page" query={record} onClose={onClose} />}
          schema={pageSchema}
          onSubmit={({ base, mine: _mine, ...data }) => list.update.mutateAsync({ data, base })}
          onRefused={(error, form) => list.loadConflict(slug, error, form)}
          onClose={onClose}
          width={WIDTH}
        >
          <EditedPageFields suggestions={suggestions} />
        </FormDialog>
      )}
      <ConfirmDialog title="Delete the page?" confirmLabel="Delete" {...removal.dialog}>
        <strong>{removal.target?.title}</strong> is deleted from the draft. Visitors see it until
        you publish the draft under Settings → Site.
      </ConfirmDialog>
    </>
  );
}
