import { Checkbox, Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { UndoChangeDto } from '../../../api/generated/model/undoChangeDto';
import type { UndoPlanDto } from '../../../api/generated/model/undoPlanDto';
import { Pagination } from '../../../components/admin/Pagination';
import { ShortDate } from '../../../components/admin/ShortDate';
import { runPath } from '../sync-words';
import { CourseChange } from './CourseChange';

interface UndoChangesProps {
  plan: UndoPlanDto;
  isBusy: boolean;
  ticked: string[];
  onTick: (ids: string[]) => void;
  onTurn: (page: number) => void;
  /** Another run is looked at instead. */
  onLeave: () => void;
}

/** The way back of each course; those that are ticked go alone. */
export function UndoChanges({ plan, isBusy, ticked, ...on }: UndoChangesProps) {
  const { onTick, onTurn, onLeave } = on;
  const { page, pages } = plan.pagination;
  const toggle = (id: string, wanted: boolean) =>
    onTick(wanted ? [...ticked, id] : ticked.filter((other) => other !== id));
  return (
    <>
      <Flex component="ul" vertical gap={16} aria-label="What goes back" aria-busy={isBusy}>
        {plan.changes.map((change) => (
          <CourseChange
            key={change.course_id}
            change={change}
            lead={
              <Checkbox
                aria-label={`Undo only ${change.title}`}
                // What was ticked before another run changed it must be let go.
                disabled={!canGoBack(change) && !ticked.includes(change.course_id)}
                checked={ticked.includes(change.course_id)}
                onChange={({ target }) => toggle(change.course_id, target.checked)}
              />
            }
            mark={<Touch change={change} onLeave={onLeave} />}
          />
        ))}
      </Flex>
      <Pagination page={page} pages={pages} onTurn={onTurn} label="Pages of what goes back" />
    </>
  );
}

function canGoBack({ touched_by: id, held_by: holder }: UndoChangeDto): boolean {
  return id === null && holder === 'none';
}

function Touch({ change, onLeave }: { change: UndoChangeDto; onLeave: () => void }) {
  const { touched_by: id, touched_at: at } = change;
  if (id === null || at === null) return null;
  return (
    <>
      Stays: changed again by the{' '}
      <Link to={runPath(id)} onClick={onLeave}>
        sync of <ShortDate value={at} withTime />
      </Link>
    </>
  );
}
