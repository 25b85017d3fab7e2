import type { RecentErrorDto } from '../../../api/generated/model/recentErrorDto';
import { EmptyState } from '../../../components/admin/EmptyState';
import { Section } from '../../../components/admin/Section';
import { errorPlace } from '../system-facts';
import { OccurrenceTable } from './OccurrenceTable';

const TITLE = 'Last errors';

/** @param errors undefined: they could not be read */
export function RecentErrors({ errors }: { errors: RecentErrorDto[] | undefined }) {
  return (
    <Section title={TITLE} style={{ marginTop: 16 }}>
      {errors === undefined && <p>This part could not be read. The log says why.</p>}
      {errors?.length === 0 && (
        <EmptyState title="No errors">
          What goes wrong in any process is here for 30 days. The log says more of each.
        </EmptyState>
      )}
      {errors && errors.length > 0 && (
        <OccurrenceTable label={TITLE} all={errors.map(toOccurrence)} />
      )}
    </Section>
  );
}

const toOccurrence = (error: RecentErrorDto) => ({
  ...error,
  what: error.message,
  where: errorPlace(error),
});
