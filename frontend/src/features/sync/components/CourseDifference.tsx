import { Button } from 'antd';
import type { CourseDifferenceDto } from '../../../api/generated/model/courseDifferenceDto';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRule } from '../../../api/generated/model/syncRule';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import { Badge } from '../../../components/Badge';
import { useProposal } from '../hooks/use-proposal';
import { differenceInWords, PLATFORMS } from '../sync-words';
import styles from './CourseDifference.module.css';
import { FieldChange } from './FieldChange';

interface CourseDifferenceProps {
  course: { platform: PlatformName; id: string; title: string };
  rule: SyncRule;
  difference: CourseDifferenceDto;
}

/** What the rule of a course keeps from visitors, and, if it asks, what is to become of it. */
export function CourseDifference({ course, rule, difference }: CourseDifferenceProps) {
  const { platform, title } = course;
  const { kind, fields, is_declined: isDeclined } = difference;
  const { accept, decline, isBusy } = useProposal(course, difference.version);
  const isAsked = rule === 'ask' && !isDeclined;
  return (
    <div className={styles.difference} data-tone={isAsked ? 'caution' : 'other'}>
      <p className={styles.head}>
        <Badge toned>
          {isAsked ? differenceInWords(difference) : `${PLATFORMS[platform]} differs`}
        </Badge>
        {kind === 'removed' && `Gone from ${PLATFORMS[platform]}.`}
        {kind === 'returned' && `Back on ${PLATFORMS[platform]}.`}
        {isDeclined && 'Declined: it asks again once the platform says anything else.'}
      </p>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <FieldChange key={field.field} change={field} />
          ))}
        </dl>
      )}
      {isAsked && (
        <p ref={passFocusOn} className={styles.actions}>
          <Button
            size="small"
            loading={isBusy}
            onClick={accept}
            aria-label={`Accept the changes of ${title}`}
          >
            Accept
          </Button>
          <Button
            size="small"
            loading={isBusy}
            onClick={decline}
            aria-label={`Decline the changes of ${title}`}
          >
            Decline
          </Button>
        </p>
      )}
    </div>
  );
}
