import { useListAuditEntries } from '../../../../api/generated/audit/audit';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { AuditPersonDto } from '../../../../api/generated/model/auditPersonDto';
import type { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import { ConflictChoice } from '../../../../components/admin/forms/ConflictChoice';
import { STATUS_LABELS } from '../status-labels';
import { STORY_LABELS } from '../story-labels';
import { toTestimonialValues, type TestimonialValues } from './testimonial-values';

/** The number of audit entries in which to look for the last change. */
const LATEST = 20;
/** The audit log's name for authors who correct their own story. */
const AUTHOR = 'the author';

interface StoryConflictProps {
  mine: TestimonialValues;
  theirs: AdminTestimonialDto;
}

export function StoryConflict({ mine, theirs }: StoryConflictProps) {
  const { data, isSuccess, isFetchedAfterMount } = useListAuditEntries(
    { object_type: 'story', object_id: theirs.id, limit: LATEST },
    { query: { staleTime: 0 } },
  );
  // An audit log from the cache would be older than the other user's version.
  const isNew = isSuccess && isFetchedAfterMount;
  const latest = isNew ? data.entries.find(({ fields }) => fields.length > 0) : undefined;
  return (
    <ConflictChoice
      mine={mine}
      theirs={toTestimonialValues(theirs)}
      action="changed this story"
      latest={latest && { by: nameOf(latest.person), at: latest.at }}
      labelOf={(field) => STORY_LABELS[field]}
      formatValue={formatValue}
    />
  );
}

function nameOf({ username }: AuditPersonDto): string | null {
  return username === AUTHOR ? 'The author' : username;
}

function formatValue(value: string | boolean, field: keyof TestimonialValues): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return field === 'status' ? STATUS_LABELS[value as TestimonialStatus] : value || 'Empty';
}
