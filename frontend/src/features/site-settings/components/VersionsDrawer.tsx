import { Alert, Button, Drawer, Empty, Flex } from 'antd';
import type { SiteDraftDto } from '../../../api/generated/model/siteDraftDto';
import { useListSiteVersions } from '../../../api/generated/site-admin/site-admin';
import { QueryView } from '../../../components/admin/QueryView';
import { restoreFocus } from '../../../components/admin/restore-focus';
import { DAY_AND_TIME } from '../../../components/admin/time-formats';
import { useFormikContext } from 'formik';
import type { SiteForm } from '../site-form';
import { useDraftActions } from '../use-draft-actions';

interface VersionsDrawerProps {
  open: boolean;
  draft: SiteDraftDto;
  onClose: () => void;
}

export function VersionsDrawer({ open, draft, onClose }: VersionsDrawerProps) {
  return (
    <Drawer
      open={open}
      title="Published versions"
      destroyOnHidden
      onClose={onClose}
      afterOpenChange={(isOpen) => !isOpen && restoreFocus()}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      <Versions draft={draft} onRestored={onClose} />
    </Drawer>
  );
}

function Versions({ draft, onRestored }: { draft: SiteDraftDto; onRestored: () => void }) {
  const { dirty } = useFormikContext<SiteForm>();
  const query = useListSiteVersions({ query: { staleTime: 0 } });
  const { restore } = useDraftActions();
  const isBlocked = draft.has_changes || dirty;
  return (
    <QueryView
      query={query}
      errorTitle="We could not load the versions"
      isEmpty={(versions) => versions.length === 0}
      empty={<Empty description="Nothing has been published yet" />}
    >
      {(versions) => (
        <Flex component="ul" vertical gap="middle" style={{ margin: 0, padding: 0 }}>
          {isBlocked && (
            <li style={{ listStyle: 'none' }}>
              <Alert title="To restore a version, publish or discard your changes first." />
            </li>
          )}
          {versions.map(({ id, published_at: at, published_by: author }, place) => {
            const time = DAY_AND_TIME.format(new Date(at));
            return (
              <Flex component="li" key={id} justify="space-between" align="center" gap="small">
                <span>
                  {time}
                  <br />
                  {author}
                </span>
                {place === 0 ? (
                  'Published now'
                ) : (
                  <Button
                    disabled={isBlocked}
                    loading={restore.isPending && restore.variables === id}
                    aria-label={`Restore the version of ${time}`}
                    onClick={() => restore.mutate(id, { onSuccess: onRestored })}
                  >
                    Restore
                  </Button>
                )}
              </Flex>
            );
          })}
        </Flex>
      )}
    </QueryView>
  );
}
