import { Form, Switch } from 'antd';
import { useId } from 'react';
import { useGetCourseClaims } from '../../../../api/generated/courses-admin/courses-admin';
import type { CourseClaimsDto } from '../../../../api/generated/model/courseClaimsDto';
import { useCourseClaims } from '../hooks/use-course-claims';

interface ClaimsSwitchProps {
  course: { thinkific_id: number; display_title: string };
}

/** Takes effect at once, like the visibility switch. */
export function ClaimsSwitch({ course }: ClaimsSwitchProps) {
  const id = useId();
  const { data: claims } = useGetCourseClaims(course.thinkific_id);
  const { set, isPending } = useCourseClaims();
  return (
    <Form.Item
      label="Promise only what Thinkific gives"
      htmlFor={id}
      extra={<span id={`${id}-hint`}>{claims && hintOf(claims)}</span>}
    >
      <Switch
        id={id}
        checked={claims && (claims.follow || claims.rule === 'platform')}
        disabled={claims?.rule !== 'site'}
        loading={!claims || isPending}
        aria-describedby={`${id}-hint`}
        onChange={(follow) => set({ id: course.thinkific_id, title: course.display_title, follow })}
      />
    </Form.Item>
  );
}

function hintOf({ rule, has_certificate: has, claims_certificate: claims }: CourseClaimsDto) {
  const fact = has ? 'Thinkific gives a certificate' : 'Thinkific gives no certificate';
  const page = claims ? 'the page promises one' : 'the page promises none';
  const why = rule === 'platform' ? ' All courses follow Thinkific: Settings → Rules.' : '';
  return `${fact}, ${page}.${why}`;
}
