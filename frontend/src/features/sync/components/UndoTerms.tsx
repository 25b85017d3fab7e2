import { Alert } from 'antd';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { UndoPlanDto } from '../../../api/generated/model/undoPlanDto';
import { useGetSyncStatus } from '../../../api/generated/sync/sync';
import { ShortDate } from '../../../components/admin/ShortDate';
import { countOf, formatCount } from '../../../words';
import { PLATFORMS } from '../sync-words';

interface UndoTermsProps {
  platform: PlatformName;
  plan: UndoPlanDto;
  /** Later syncs will leave the courses alone. */
  isFreezing: boolean;
}

/** What an undo leaves alone, and how long it lasts. */
export function UndoTerms({ platform, plan, isFreezing }: UndoTermsProps) {
  const { possible, touched } = plan;
  const { data: syncs } = useGetSyncStatus();
  const next = syncs?.find((sync) => sync.platform === platform)?.next_at;
  return (
    <>
      {possible > 0 && (
        <>
          <p>
            The courses get the values of {PLATFORMS[platform]} that they had before. Overrides,
            visibility that was chosen here and assignments stay as they are.
          </p>
          {isFreezing ? (
            <p>No sync changes them again until they follow {PLATFORMS[platform]} again.</p>
          ) : (
            <Alert
              type="warning"
              role="none"
              title={
                <>
                  The next sync
                  {next && (
                    <>
                      , on <ShortDate value={next} withTime />,
                    </>
                  )}{' '}
                  brings back what {PLATFORMS[platform]} says then.
                </>
              }
            />
          )}
        </>
      )}
      {touched > 0 && (
        <Alert
          type="warning"
          role="none"
          title={`${formatCount(touched)} of ${countOf(possible + touched, 'course')} changed again in later syncs. Undo those syncs first.`}
        />
      )}
      {possible + touched === 0 && (
        <Alert
          type="warning"
          role="none"
          title="All that this sync has changed is frozen, so it stays as it is."
        />
      )}
    </>
  );
}
