import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';
import type { AdminUdemyCourseDto } from '../../../api/generated/model/adminUdemyCourseDto';
import { useListAdminUdemyCourses } from '../../../api/generated/marketplace-admin/marketplace-admin';
import { searchBy } from '../../../components/admin/contains';
import { useLinkDecision } from '../hooks/use-link-decision';
import { LinkedCourseLabel } from './LinkedCourseLabel';

interface LinkEditorProps {
  course: Pick<AdminCourseDto, 'thinkific_id' | 'display_title' | 'linked'>;
}

export function LinkEditor({ course }: LinkEditorProps) {
  const { thinkific_id, display_title: title, linked } = course;
  const { decide, isBusy } = useLinkDecision();
  const [chosen, setChosen] = useState<string>();
  const { data = [] } = useListAdminUdemyCourses();
  if (linked) {
    const unlink = () => decide({ thinkific_id, udemy_id: linked.udemy_id }, 'different');
    return (
      <Flex wrap gap={8} align="center">
        <LinkedCourseLabel linked={linked} />
        <Button
          size="small"
          loading={isBusy}
          aria-label={`Unlink ${title} from ${linked.title}`}
          onClick={unlink}
        >
          Unlink
        </Button>
      </Flex>
    );
  }
  const link = () => {
    if (chosen) decide({ thinkific_id, udemy_id: chosen }, 'same');
  };
  return (
    <Flex wrap gap={8} align="center">
      <Select
        style={{ flex: '1 1 240px' }}
        aria-label="Same course on Udemy"
        placeholder="Same course on Udemy"
        showSearch={searchBy('label')}
        options={data.filter(({ linked }) => !linked).map(toOption)}
        value={chosen ?? null}
        notFoundContent="All Udemy courses are linked already"
        onChange={setChosen}
      />
      <Button disabled={!chosen} loading={isBusy} onClick={link}>
        Link
      </Button>
    </Flex>
  );
}

const toOption = ({ udemy_id: value, title: label }: AdminUdemyCourseDto) => ({ value, label });
