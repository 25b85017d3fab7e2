import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { useGetSyncStatus, useListSyncRuns } from '../../../api/generated/sync/sync';
import { Loading, QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { adminPaths } from '../../../paths';
import { usePlatformSyncs } from '../hooks/use-platform-syncs';
import { PlatformSync } from './PlatformSync';

const RUNS = 5;

export function SyncPanel() {
  const status = useGetSyncStatus();
  const { data: runs = [], isPending } = useListSyncRuns();
  const platforms = usePlatformSyncs();
  return (
    <Section title="Sync" extra={<Link to={adminPaths.syncs}>All syncs</Link>}>
      {isPending ? (
        <Loading />
      ) : (
        <QueryView query={status} errorTitle="We could not load the syncs">
          {(found) => (
            <Flex vertical gap={16}>
              {found.map((one) => (
                <PlatformSync
                  key={one.platform}
                  status={one}
                  runs={runs.filter(({ platform }) => platform === one.platform).slice(0, RUNS)}
                  sync={platforms[one.platform]}
                />
              ))}
            </Flex>
          )}
        </QueryView>
      )}
    </Section>
  );
}
