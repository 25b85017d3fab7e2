import { Alert, Button, Flex, Typography } from 'antd';
import type { SiteChangeDto } from '../../../api/generated/model/siteChangeDto';
import type { SiteDraftDto } from '../../../api/generated/model/siteDraftDto';
import { useListSiteChanges } from '../../../api/generated/site-admin/site-admin';
import { Dialog } from '../../../components/admin/Dialog';
import { QueryView } from '../../../components/admin/QueryView';
import { describeValue, isSiteField, SITE_LABELS } from '../site-labels';
import { useDraftActions } from '../use-draft-actions';

interface PublishDialogProps {
  open: boolean;
  draft: SiteDraftDto;
  onClose: () => void;
}

export function PublishDialog({ open, draft, onClose }: PublishDialogProps) {
  const { publish } = useDraftActions();
  return (
    <Dialog
      open={open}
      title="Publish the site?"
      onCancel={onClose}
      footer={
        <>
          <Button disabled={publish.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="primary"
            loading={publish.isPending}
            onClick={() => publish.mutate(undefined, { onSuccess: onClose })}
          >
            Publish
          </Button>
        </>
      }
    >
      <Changes draft={draft} />
    </Dialog>
  );
}

function Changes({ draft }: { draft: SiteDraftDto }) {
  const query = useListSiteChanges({ query: { staleTime: 0, gcTime: 0 } });
  return (
    <QueryView query={query} errorTitle="We could not load the changes">
      {(changes) => (
        <>
          <Typography.Paragraph>Visitors will see these changes:</Typography.Paragraph>
          <Flex component="ul" vertical gap="small" style={{ margin: 0, padding: 0 }}>
            {changes.map((change) => (
              <li
                key={`${change.kind} ${change.name}`}
                style={{ listStyle: 'none', overflowWrap: 'anywhere' }}
              >
                <Change change={change} draft={draft} />
                {change.warning && <Alert type="warning" title={change.warning} />}
              </li>
            ))}
          </Flex>
        </>
      )}
    </QueryView>
  );
}

function Change({ change, draft }: { change: SiteChangeDto; draft: SiteDraftDto }) {
  const { kind, name, before, after } = change;
  if (kind === 'page' || !isSiteField(name)) {
    return (
      <>
        <strong>Page: {after ?? before}</strong> {describePage(change)}
      </>
    );
  }
  const isPicture = [before, after].some((value) => value?.includes('/pictures/'));
  return (
    <>
      <strong>{SITE_LABELS[name]}</strong>
      <br />
      {isPicture ? (
        describePicture(after)
      ) : (
        <>
          {before && (
            <>
              <Typography.Text delete type="secondary">
                {before}
              </Typography.Text>
              <br />
            </>
          )}
          {after ?? describeValue(draft.content[name])}
        </>
      )}
    </>
  );
}

function describePage({ before, after }: SiteChangeDto): string {
  if (before === null) return 'is new';
  return after === null ? 'is removed' : 'changes';
}

function describePicture(after: string | null): string {
  return after === null ? 'Removed' : 'Another picture';
}
