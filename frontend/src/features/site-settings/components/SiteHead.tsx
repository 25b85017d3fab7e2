import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { SiteDraftDto } from '../../../api/generated/model/siteDraftDto';
import { previewSite } from '../../../api/generated/site-admin/site-admin';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { PageHeader } from '../../../components/admin/PageHeader';
import { ShortDate } from '../../../components/admin/ShortDate';
import { toastError } from '../../../components/toaster/toast-failure';
import type { SiteForm } from '../site-form';
import { useDraftActions } from '../use-draft-actions';
import { PublishDialog } from './PublishDialog';
import { VersionsDrawer } from './VersionsDrawer';

/** Says whether the draft is published, and offers what can be done with the whole of it. */
export function SiteHead({ draft }: { draft: SiteDraftDto }) {
  const { dirty, submitForm } = useFormikContext<SiteForm>();
  const { discard } = useDraftActions();
  const [opened, setOpened] = useState<'publish' | 'discard' | 'versions'>();
  const close = () => setOpened(undefined);
  const saved = async () => {
    const isSaved: unknown = !dirty || (await submitForm());
    return isSaved === true;
  };
  const preview = async () => {
    // Browsers block windows that open long after the click.
    const tab = window.open('about:blank', '_blank');
    try {
      if (!(await saved())) return tab?.close();
      const { address } = await previewSite();
      if (tab) tab.location.href = address;
    } catch (error) {
      tab?.close();
      toastError('Failed to open the preview')(error);
    }
  };
  const publish = async () => {
    if (await saved()) setOpened('publish');
  };
  const hasChanges = draft.has_changes || dirty;
  return (
    <>
      <PageHeader
        title="Site"
        state={<DraftState draft={draft} />}
        actions={
          <>
            <Button onClick={() => setOpened('versions')}>Versions</Button>
            <Button disabled={!hasChanges} onClick={() => setOpened('discard')}>
              Discard…
            </Button>
            <Button onClick={() => void preview()}>Preview</Button>
            <Button
              type={dirty ? 'default' : 'primary'}
              disabled={!hasChanges}
              onClick={() => void publish()}
            >
              Publish…
            </Button>
          </>
        }
      />
      <PublishDialog open={opened === 'publish'} draft={draft} onClose={close} />
      <VersionsDrawer open={opened === 'versions'} draft={draft} onClose={close} />
      <ConfirmDialog
        open={opened === 'discard'}
        title="Discard all changes?"
        confirmLabel="Discard"
        cancelLabel="Keep"
        busy={discard.isPending}
        onConfirm={() => discard.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        The draft becomes the published site again, with its texts, settings and pages. Changes of
        other admins that are not published are lost too.
      </ConfirmDialog>
    </>
  );
}

function DraftState({ draft }: { draft: SiteDraftDto }) {
  const { has_changes: hasChanges, saved_by: author, saved_at: savedAt } = draft;
  if (!hasChanges) return 'Published';
  return (
    <>
      Draft saved by {author} {savedAt && <ShortDate value={savedAt} withTime />} · not published
    </>
  );
}
