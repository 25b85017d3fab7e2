import type { RecentErrorDto } from '../../../api/generated/model/recentErrorDto';
import { EmptyState } from '../../../components/admin/EmptyState';
import { errorPlace } from '../system-facts';
import { OccurrenceList, Occurrences } from './Occurrences';

/** @param errors undefined: they could not be looked at */
export function RecentErrors({ errors }: { errors: RecentErrorDto[] | undefined }) {
  return (
    <Occurrences title="Last errors">
      {errors === undefined && <p>This part could not be looked at. The log says why.</p>}
      {errors?.length === 0 && (
        <EmptyState title="No errors">
          What goes wrong in any process is here for 30 days. The log says more of each.
        </EmptyState>
      )}
      {errors && errors.length > 0 && <OccurrenceList all={errors.map(toOccurrence)} />}
    </Occurrences>
  );
}

const toOccurrence = (error: RecentErrorDto) => ({
  ...error,
  what: error.message,
  where: errorPlace(error),
});
