import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { focusMainIfLost } from '../../../../components/admin/focus-main';
import type { useCourseList } from '../hooks/use-course-list';
import { NEEDS } from '../list-options';

/** Says that only courses are shown that the dashboard has sent somebody to, and shows the others again. */
export function NeedFilter({ list }: { list: ReturnType<typeof useCourseList> }) {
  if (!list.need) return null;
  return (
    <Button
      size="small"
      icon={<CloseOutlined aria-hidden="true" />}
      iconPlacement="end"
      aria-label={`Only: ${NEEDS[list.need]}. Show the others, too`}
      onClick={() => {
        list.choose({ need: '' });
        requestAnimationFrame(focusMainIfLost);
      }}
    >
      Only: {NEEDS[list.need]}
    </Button>
  );
}
