import { Alert, Button, Flex } from 'antd';
import type { CourseDifferenceDto } from '../../../api/generated/model/courseDifferenceDto';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRule } from '../../../api/generated/model/syncRule';
import { focusAncestorOnUnmount } from '../../../components/admin/focus-ancestor-on-unmount';
import { useChangeDecision } from '../hooks/use-change-decision';
import { formatDifference, PLATFORMS } from '../sync-labels';
import { FieldChanges } from './FieldChanges';

interface CourseDifferenceProps {
  course: { platform: PlatformName; id: string; title: string };
  rule: SyncRule;
  difference: CourseDifferenceDto;
}

export function CourseDifference({ course, rule, difference }: CourseDifferenceProps) {
  const { platform, title } = course;
  const { kind, fields, is_declined: isDeclined } = difference;
  const { accept, decline, isBusy } = useChangeDecision(course, difference.version);
  const isAsked = rule === 'ask' && !isDeclined;
  return (
    <Alert
      role="none"
      type={isAsked ? 'warning' : 'info'}
      title={isAsked ? formatDifference(difference) : `${PLATFORMS[platform]} differs`}
      description={
        <>
          {kind === 'removed' && `Gone from ${PLATFORMS[platform]}.`}
          {kind === 'returned' && `Back on ${PLATFORMS[platform]}.`}
          {isDeclined && 'Declined. We ask again when the platform changes the course again.'}
          <FieldChanges fields={fields} />
          {isAsked && (
            <Flex ref={focusAncestorOnUnmount} gap={8} style={{ marginTop: 8 }}>
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
            </Flex>
          )}
        </>
      }
    />
  );
}
