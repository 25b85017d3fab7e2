import { Button, Checkbox } from 'antd';
import { useRef } from 'react';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import { Pagination } from '../../../../components/admin/Pagination';
import { SelectedCount } from '../../../../components/admin/table/SelectedCount';
import { useListSelection } from '../../../../components/admin/table/use-list-selection';
import { useRowKeys } from '../../../../components/admin/table/use-row-keys';
import { useSelection } from '../../../../components/admin/table/use-selection';
import { countOf, formatCount } from '../../../../words';
import { CourseHistory, useShownHistory } from '../../../sync';
import { toHistoryCourse } from '../admin-course';
import { useCourseHandlers } from '../hooks/use-course-handlers';
import type { useCourseList } from '../hooks/use-course-list';
import { AdminCourseCard } from './AdminCourseCard';
import styles from './CourseList.module.css';
import { NeedFilter } from './NeedFilter';
import { SelectedCourses } from './SelectedCourses';
import { OverriddenNow } from './OverriddenNow';

interface CourseListProps {
  list: ReturnType<typeof useCourseList>;
  shown: AdminCoursePageDto;
  onClear: () => void;
}

export function CourseList({ list, shown, onClear }: CourseListProps) {
  const { courses, pagination, total_courses: all } = shown;
  const { params, dialog } = list;
  const history = useShownHistory();
  const handlers = useCourseHandlers(list, (course) => history.show(toHistoryCourse(course)));
  const { selected, whole, ...selection } = useListSelection<
    AdminCourseCardDto,
    AdminCourseCardDto[]
  >(courses, idOf, JSON.stringify(params));
  const ids = courses.map(idOf);
  // A card that is seen may have changed since all were selected.
  const seen = new Map(courses.map((course) => [course.thinkific_id, course]));
  const chosen = whole?.map((course) => seen.get(course.thinkific_id) ?? course) ?? selected;
  const select = useSelection(ids, {
    keys: selection.ids,
    onChange: selection.select,
    label: ({ display_title: title }: AdminCourseCardDto) => `Select ${title}`,
  });
  const edit = ({ thinkific_id: id }: AdminCourseCardDto) => handlers.onEdit(id);
  const currentId = useRowKeys({
    rows: courses,
    ids,
    keys: {
      onOpen: edit,
      onEdit: edit,
      ...(dialog && { at: dialog }),
      disabled: dialog !== '',
    },
    onToggle: select.toggle,
  });
  const cards = useRef<HTMLUListElement>(null);
  const turn = (next: number) => {
    list.turnTo(next);
    cards.current?.focus({ preventScroll: true });
    cards.current?.scrollIntoView();
  };
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          checked={select.all === 'all'}
          indeterminate={select.all === 'some'}
          onChange={select.toggleAll}
        >
          Select all
        </Checkbox>
        <p>
          Showing {formatCount(pagination.total)} of {countOf(all, 'course')}
        </p>
        <NeedFilter list={list} />
        {list.clear && (
          <Button type="text" size="small" onClick={onClear}>
            Clear Filters
          </Button>
        )}
      </div>
      <ul
        ref={cards}
        tabIndex={-1}
        aria-label="Courses"
        aria-busy={list.query.isPlaceholderData}
        data-stale={list.query.isError}
        className={styles.list}
      >
        {courses.map((course) => {
          const id = idOf(course);
          return (
            <AdminCourseCard
              key={id}
              course={course}
              isSelected={selection.ids.includes(id)}
              isCurrent={id === currentId}
              onSelect={(isRange) => select.toggle(id, isRange)}
              handlers={handlers}
            />
          );
        })}
      </ul>
      <Pagination page={pagination.page} pages={pagination.pages} onTurn={turn} />
      <SelectedCount count={chosen.length} />
      <SelectedCourses
        courses={chosen}
        shown={shown}
        params={params}
        onSelectWhole={selection.selectWhole}
        onClear={selection.clear}
      />
      <CourseHistory
        {...history.drawer}
        lead={(course) => <OverriddenNow id={Number(course.id)} />}
      />
    </>
  );
}

function idOf({ thinkific_id: id }: AdminCourseCardDto): string {
  return String(id);
}
