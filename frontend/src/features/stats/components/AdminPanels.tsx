import type { ReactNode } from 'react';
import { useListAuditLines } from '../../../api/generated/audit/audit';
import { useListMissingSearches } from '../../../api/generated/searches/searches';
import { useGetNeeds } from '../../../api/generated/stats/stats';
import { useGetSyncStatus, useListSyncRuns } from '../../../api/generated/sync/sync';
import { WhenNear } from '../../../components/admin/WhenNear';
import { ActivityPanel } from '../../audit';
import styles from './AdminPanels.module.css';
import { MissingSearches } from './MissingSearches';
import { NeedsYou } from './NeedsYou';
import { SyncPanel } from './SyncPanel';
import { Trends } from './Trends';

/** Lines of the audit log: what was done to many records at once has one for each. */
const ACTIVITY = 8;

/** Nobody knows how tall a panel will be, so that none is shown before those above it: nothing moves. */
export function AdminPanels({ children }: { children: ReactNode }) {
  const needs = useGetNeeds();
  const status = useGetSyncStatus();
  const runs = useListSyncRuns();
  const activity = useListAuditLines({ limit: ACTIVITY });
  const searches = useListMissingSearches();
  const isSyncKnown = !status.isPending && !runs.isPending;
  const isActivityKnown = isSyncKnown && !activity.isPending;
  const isKnown = !needs.isPending && isActivityKnown && !searches.isPending;
  return (
    <>
      <div className={styles.columns} data-is-first-pending={needs.isPending}>
        <div>
          <NeedsYou query={needs} />
          {!needs.isPending && (
            <div className={styles.trends}>
              <WhenNear>
                <Trends />
              </WhenNear>
            </div>
          )}
        </div>
        <div>
          <SyncPanel status={status} runs={runs} />
          {isSyncKnown && <ActivityPanel query={activity} />}
          {isActivityKnown && <MissingSearches query={searches} />}
        </div>
      </div>
      {isKnown && children}
    </>
  );
}
