import { Alert, Checkbox, Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { UndoChangeDto } from '../../../api/generated/model/undoChangeDto';
import type { UndoPlanDto } from '../../../api/generated/model/undoPlanDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { pluralize, formatCount } from '../../../format-count';
import { PLATFORMS, runPath } from '../sync-labels';
import { CourseChange } from './CourseChange';
import { PagedEntries } from './PagedEntries';

interface UndoPlanProps {
  platform: PlatformName;
  plan: UndoPlanDto;
  /** Freeze the courses, so that later syncs do not change them. */
  isFreezing: boolean;
  isBusy: boolean;
  ticked: string[];
  onTick: (ids: string[]) => void;
  onTurn: (page: number) => void;
  /** Called when the user follows a link to another sync. */
  onLeave: () => void;
}

/** Shows what an undo changes and for how long, with the courses to choose from. */
export function UndoPlan({ platform, plan, isFreezing, isBusy, ticked, ...on }: UndoPlanProps) {
  const { possible, touched } = plan;
  const name = PLATFORMS[platform];
  const warnings = [
    possible > 0 && !isFreezing && `The next sync applies the values of ${name} again.`,
    touched > 0 &&
      `${formatCount(touched)} of ${pluralize(possible + touched, 'course')} changed again in later syncs. Undo those syncs first.`,
    possible + touched === 0 &&
      'All courses that this sync changed are frozen, so nothing can be undone.',
  ].filter((warning) => warning !== false);
  const toggle = (id: string, isTicked: boolean) =>
    on.onTick(isTicked ? [...ticked, id] : ticked.filter((other) => other !== id));
  return (
    <Flex vertical gap={16}>
      {possible > 0 && (
        <p>
          The courses get their previous values of {name} back. Overrides, visibility set here and
          assignments do not change.
          {isFreezing && ` Syncs do not change them until they follow ${name} again.`}
        </p>
      )}
      {warnings.map((warning) => (
        <Alert key={warning} type="warning" role="none" title={warning} />
      ))}
      <PagedEntries
        label="Courses to undo"
        pagination={plan.pagination}
        isBusy={isBusy}
        onTurn={on.onTurn}
      >
        {plan.changes.map((change) => (
          <CourseChange
            key={change.course_id}
            change={change}
            lead={
              <Checkbox
                aria-label={`Undo only ${change.title}`}
                // A selected course that a later sync has changed can still be deselected.
                disabled={!canGoBack(change) && !ticked.includes(change.course_id)}
                checked={ticked.includes(change.course_id)}
                onChange={({ target }) => toggle(change.course_id, target.checked)}
              />
            }
            mark={<LaterSync change={change} onLeave={on.onLeave} />}
          />
        ))}
      </PagedEntries>
    </Flex>
  );
}

function canGoBack({ touched_by: id, held_by: holder }: UndoChangeDto): boolean {
  return id === null && holder === 'none';
}

function LaterSync({ change, onLeave }: { change: UndoChangeDto; onLeave: () => void }) {
  const { touched_by: id, touched_at: at } = change;
  if (id === null || at === null) return null;
  return (
    <>
      Cannot be undone: changed again by the{' '}
      <Link to={runPath(id)} onClick={onLeave}>
        sync of <ShortDate value={at} withTime />
      </Link>
    </>
  );
}
