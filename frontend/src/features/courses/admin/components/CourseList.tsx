import { CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox, Empty, Flex, Typography } from 'antd';
import { useRef, useState } from 'react';
import { setCourseVisibility } from '../../../../api/generated/courses-admin/courses-admin';
import type { CourseRow } from '../course-row';
import { Pager } from '../../../../components/admin/Pager';
import { useRowKeys } from '../../../../components/admin/use-row-keys';
import { useRowSelection } from '../../../../components/admin/use-row-selection';
import { pluralize, formatCount } from '../../../../format-count';
import { CourseHistory, useShownHistory } from '../../../sync';
import { toHistoryCourse } from '../admin-course';
import type { CourseHandlers } from '../course-actions';
import type { CourseListState } from '../hooks/use-course-list';
import { useOverrideMutations } from '../hooks/use-override-mutations';
import { refreshCourses } from '../hooks/refresh-courses';
import { useVisibilityMutation } from '../hooks/use-visibility-mutation';
import { NEEDS } from '../list-options';
import { AdminCourseCard } from './AdminCourseCard';
import { CourseRuleDialog } from './CourseRuleDialog';
import { SelectedCourses } from './SelectedCourses';

export function CourseList({ list }: { list: CourseListState }) {
  const { matching, shown, need, dialog, query } = list;
  const history = useShownHistory();
  const [ruled, setRuled] = useState<CourseRow[]>([]);
  const [isRuling, setRuling] = useState(false);
  const setVisible = useVisibilityMutation(setCourseVisibility, refreshCourses);
  const { restore } = useOverrideMutations();
  const handlers: CourseHandlers = {
    onEdit: (course) => list.openDialog(idOf(course)),
    onSetVisible: ({ thinkific_id: id, display_title: title }, visible) =>
      setVisible({ id, title, visible }),
    onRestore: (course) => void restore(course),
    onRule: (course) => {
      setRuled([course]);
      setRuling(true);
    },
    onHistory: (course) => history.show(toHistoryCourse(course)),
  };
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const chosen = new Set(selectedIds);
  const selected = matching.filter((course) => chosen.has(idOf(course)));
  const ids = shown.map(idOf);
  const { toggle } = useRowSelection({
    ids,
    selection: { keys: selectedIds, onChange: setSelectedIds },
    rowName: ({ display_title: title }: CourseRow) => title,
  });
  const pages = Math.ceil(matching.length / list.size);
  const isPageSelected = ids.length > 0 && ids.every((id) => chosen.has(id));
  const currentId = useRowKeys({
    rows: shown,
    ids,
    keys: {
      onOpen: handlers.onEdit,
      onEdit: handlers.onEdit,
      ...(dialog && { at: dialog }),
      disabled: dialog !== '',
    },
    onToggle: toggle,
  });
  const cards = useRef<HTMLUListElement>(null);
  const turn = (next: number) => {
    list.turnTo(next);
    cards.current?.focus({ preventScroll: true });
    cards.current?.scrollIntoView();
  };
  // The button that clears the filters disappears with the focus.
  const focusSearch = () =>
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  const clear = () => {
    focusSearch();
    list.clear?.();
  };
  const showAll = () => {
    focusSearch();
    list.choose({ need: '' });
  };
  return (
    <>
      <Flex wrap gap="4px 16px" align="center" style={{ minHeight: 32, marginBlock: 8 }}>
        {shown.length > 0 && (
          <Checkbox
            checked={isPageSelected}
            indeterminate={!isPageSelected && selected.length > 0}
            onChange={() => setSelectedIds(isPageSelected ? [] : ids)}
          >
            Select all
          </Checkbox>
        )}
        <Typography.Text type="secondary" role="status">
          {query.data &&
            `Showing ${formatCount(matching.length)} of ${pluralize(query.data.length, 'course')}`}
          {pages > 1 && (
            <span className="visually-hidden">{`. Page ${list.page} of ${pages}`}</span>
          )}
        </Typography.Text>
        {need && (
          <Button
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            iconPlacement="end"
            aria-label={`Only: ${NEEDS[need]}. Show the others, too`}
            onClick={showAll}
          >
            Only: {NEEDS[need]}
          </Button>
        )}
        {list.clear && shown.length > 0 && (
          <Button type="text" size="small" style={{ marginInlineStart: 'auto' }} onClick={clear}>
            Clear Filters
          </Button>
        )}
      </Flex>
      {shown.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description="No courses match your filters. Try adjusting your search criteria."
        >
          <Button onClick={clear}>Clear Filters</Button>
        </Empty>
      )}
      <Flex vertical gap={8} component="ul" ref={cards} tabIndex={-1} aria-label="Courses">
        {shown.map((course) => {
          const id = idOf(course);
          return (
            <AdminCourseCard
              key={id}
              course={course}
              isSelected={chosen.has(id)}
              isCurrent={id === currentId}
              onSelect={(isRange) => toggle(id, isRange)}
              handlers={handlers}
            />
          );
        })}
      </Flex>
      <Pager list={{ ...list, turnTo: turn }} total={matching.length} />
      <SelectedCourses
        courses={selected}
        list={list}
        isPageSelected={isPageSelected}
        onSelect={(courses) => setSelectedIds(courses.map(idOf))}
      />
      <CourseRuleDialog open={isRuling} courses={ruled} onClose={() => setRuling(false)} />
      <CourseHistory {...history.drawer} />
    </>
  );
}

function idOf({ thinkific_id: id }: CourseRow): string {
  return String(id);
}
