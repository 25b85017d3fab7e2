import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useListUdemyCourses } from '../../../api/generated/marketplace/marketplace';
import type { CampaignDto } from '../../../api/generated/model/campaignDto';
import { copyText } from '../../../components/admin/copy-text';
import { Dialog } from '../../../components/admin/Dialog';
import { useCourseCards } from '../../courses/admin';

interface CopyLinkDialogProps {
  /** Undefined while the dialog is closed. */
  campaign: CampaignDto | undefined;
  onClose: () => void;
}

/** Shows the link of a campaign to a course. */
export function CopyLinkDialog({ campaign, onClose }: CopyLinkDialogProps) {
  const [shown, setShown] = useState(campaign);
  if (campaign && campaign !== shown) setShown(campaign);
  return (
    <Dialog open={campaign !== undefined} title={`Link of ${shown?.name ?? ''}`} onCancel={onClose}>
      {shown && <CampaignLink campaign={shown} />}
    </Dialog>
  );
}

function CampaignLink({ campaign }: { campaign: CampaignDto }) {
  const id = useId();
  const [course, setCourse] = useState<string>();
  const courses = useCourseOptions();
  const link = course === undefined ? '' : campaign.address + encodeURIComponent(course);
  return (
    <Flex vertical gap="middle">
      <Flex vertical gap={4}>
        <label htmlFor={`${id}-course`}>Course</label>
        <Select
          id={`${id}-course`}
          value={course}
          onChange={setCourse}
          options={courses.options}
          loading={courses.isLoading}
          placeholder="Choose a course"
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Flex>
      <Flex vertical gap={4}>
        <label htmlFor={`${id}-link`}>Link</label>
        <Input id={`${id}-link`} readOnly value={link} placeholder={`${campaign.address}…`} />
      </Flex>
      <Flex justify="end">
        <Button
          type="primary"
          icon={<CopyOutlined aria-hidden="true" />}
          disabled={link === ''}
          onClick={() => void copyText(link, { title: 'Link copied', description: link })}
        >
          Copy link
        </Button>
      </Flex>
    </Flex>
  );
}

/** The visible courses of Thinkific, and those that are listed on Udemy alone. */
function useCourseOptions() {
  const thinkific = useCourseCards();
  const udemy = useListUdemyCourses();
  const own = (thinkific.data ?? [])
    .filter(({ is_visible: isVisible }) => isVisible)
    .map(({ thinkific_id: value, display_title: label }) => ({ value: String(value), label }));
  const others = (udemy.data ?? []).map(({ udemy_id: value, title }) => ({
    value,
    label: `${title} (Udemy)`,
  }));
  return { options: [...own, ...others], isLoading: thinkific.isLoading || udemy.isLoading };
}
