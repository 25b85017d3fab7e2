import { Button, Flex, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { adminPaths } from '../../../../paths';
import { CourseDifference, RULES } from '../../../sync';
import { currentCoupon } from '../promotion-schema';
import { UdemyLink } from '../../components/UdemyLink';

interface UdemyCourseTitleProps {
  course: AdminUdemyCourseDto;
  onHistory: (course: AdminUdemyCourseDto) => void;
  onPromotion: (course: AdminUdemyCourseDto) => void;
}

export function UdemyCourseTitle({ course, onHistory, onPromotion }: UdemyCourseTitleProps) {
  const { title, removed_at: removedAt, sync_rule: rule, difference, linked } = course;
  const coupon = currentCoupon(course);
  return (
    <>
      <strong>{title}</strong>
      <Flex wrap gap="0 12px" align="center" style={{ lineHeight: '28px' }}>
        <UdemyLink course={course} />
        <Button
          type="link"
          size="small"
          style={{ padding: 0, fontWeight: 'inherit' }}
          aria-label={`History of ${title}`}
          onClick={() => onHistory(course)}
        >
          History
        </Button>
        <Button
          type="link"
          size="small"
          style={{ padding: 0, fontWeight: 'inherit' }}
          aria-label={`Coupons of ${title}`}
          onClick={() => onPromotion(course)}
        >
          Coupons
        </Button>
        {coupon && (
          <Tag>
            {coupon.code} until <ShortDate value={coupon.valid_until} />
          </Tag>
        )}
        {linked && (
          <Link to={`${adminPaths.courses}?dialog=${linked.thinkific_id}`}>
            Same as {linked.title}
          </Link>
        )}
        {rule !== 'follow' && <Tag>{RULES[rule].chip}</Tag>}
      </Flex>
      {removedAt && (
        <p>
          <Tag color="error">Removed</Tag>{' '}
          <span id={`gone-${course.udemy_id}`}>
            Removed from Udemy on <ShortDate value={removedAt} />. You cannot show it.
          </span>
        </p>
      )}
      {difference && (
        <CourseDifference
          course={{ platform: 'udemy', id: course.udemy_id, title }}
          rule={rule}
          difference={difference}
        />
      )}
    </>
  );
}
