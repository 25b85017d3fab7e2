import { useListAuditLines } from '../../../../api/generated/audit/audit';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { HistoryLink } from '../../../../components/admin/HistoryLink';
import { TimeAgo } from '../../../../components/admin/TimeAgo';

/** A story is decided and shown, hidden or edited a few times, and decided last. */
const LATEST = 20;

/** Who has decided a story, and when, as long as the audit log knows it; and what else was done to it. */
export function Decided({ story }: { story: AdminTestimonialDto }) {
  const isDecided = story.status !== 'pending';
  const { data } = useListAuditLines(
    { object_type: 'story', object_id: story.id, limit: LATEST },
    { query: { enabled: isDecided, staleTime: 0 } },
  );
  const last = data?.lines.find(({ fields }) => fields.some(({ field }) => field === 'status'));
  return (
    <>
      {isDecided && last?.person.username && (
        <span>
          by <bdi>{last.person.username}</bdi>, <TimeAgo value={last.at} />
        </span>
      )}
      <HistoryLink type="story" id={story.id} />
    </>
  );
}
