import { EditOutlined, PictureOutlined } from '@ant-design/icons';
import { Avatar, Button, Card, Checkbox, Col, Flex, Row, Tag, theme, Typography } from 'antd';
import { useState } from 'react';
import type { CourseRow } from '../course-row';
import { useOpenRecord } from '../../../../components/admin/open-record';
import { MoreActions } from '../../../../components/admin/RowActions';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { pictureAddress } from '../../../../components/picture-address';
import { LinkedCourseLabel } from '../../../links';
import { CourseDifference, RULES, PLATFORMS } from '../../../sync';
import { categoryOf, durationOf, imagesOf, isCustomized, toHistoryCourse } from '../admin-course';
import { cardActions, courseActions, type CourseHandlers } from '../course-actions';
import { COURSE_FIELDS } from '../../../../course-fields';
import { CoursePrice } from './CoursePrice';
import { PlatformChange } from './PlatformChange';
import { VisibilitySwitch } from './VisibilitySwitch';

interface AdminCourseCardProps {
  course: CourseRow;
  isSelected: boolean;
  isCurrent: boolean;
  onSelect: (isRange: boolean) => void;
  handlers: CourseHandlers;
}

export function AdminCourseCard(props: AdminCourseCardProps) {
  const { course, isSelected, isCurrent, onSelect, handlers } = props;
  const { thinkific_id: id, display_title: title } = course;
  const { token } = theme.useToken();
  useOpenRecord(
    'list',
    isCurrent ? { name: title, actions: cardActions(course, handlers) } : undefined,
  );
  return (
    <li
      style={{ scrollMarginBlock: '72px 64px' }}
      // The current card takes the focus, so that screen readers announce it.
      {...(isCurrent && { 'aria-current': true, tabIndex: -1 })}
    >
      <Card
        size="small"
        style={{
          ...(isSelected && { borderColor: token.colorPrimary }),
          ...(isCurrent && { boxShadow: `inset 3px 0 ${token.colorPrimary}` }),
        }}
      >
        <Row gutter={[16, 12]}>
          <Col flex="none">
            <Flex gap={12} align="flex-start">
              <Checkbox
                aria-label={`Select ${title}`}
                checked={isSelected}
                onChange={({ nativeEvent }) =>
                  onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
              <CourseImage urls={imagesOf(course)} />
            </Flex>
          </Col>
          <Col flex="1 1 0" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <h2 style={{ lineHeight: 1.5 }}>{title}</h2>
            <CourseTags course={course} />
            <Typography.Paragraph
              ellipsis={{ rows: 2 }}
              style={{ maxWidth: '110ch', margin: '6px 0 0' }}
            >
              {course.description ?? 'No description'}
            </Typography.Paragraph>
            <CourseNotes course={course} />
          </Col>
          <Col xs={24} xl={{ flex: 'none' }}>
            <Flex wrap gap={8} align="center" justify="space-between">
              <CoursePrice course={course} />
              <Flex wrap gap={8} align="center" style={{ marginInlineStart: 'auto' }}>
                <VisibilitySwitch
                  id={id}
                  title={title}
                  isVisible={course.is_visible}
                  goneNote={course.thinkific_removed_at && `gone-${id}`}
                  onSet={(visible) => handlers.onSetVisible(course, visible)}
                />
                <Button
                  icon={<EditOutlined aria-hidden="true" />}
                  aria-label={`Edit ${title}`}
                  onClick={() => handlers.onEdit(course)}
                >
                  Edit
                </Button>
                <MoreActions name={title} actions={courseActions(course, handlers)} />
              </Flex>
            </Flex>
          </Col>
        </Row>
      </Card>
    </li>
  );
}

/** @param urls image addresses in the order in which to try them */
function CourseImage({ urls }: { urls: string[] }) {
  const [failed, setFailed] = useState<string[]>([]);
  const url = urls.find((candidate) => !failed.includes(candidate));
  return (
    <Avatar
      shape="square"
      size={72}
      style={{
        width: 'clamp(72px, 20vw, 128px)',
        height: 'auto',
        aspectRatio: '16 / 9',
        background: 'var(--other-soft)',
        color: 'var(--muted)',
      }}
      icon={<PictureOutlined role="img" aria-label="No image" />}
      src={
        url && (
          <img
            key={url}
            src={pictureAddress(url)}
            alt=""
            loading="lazy"
            onError={() => setFailed([...failed, url])}
          />
        )
      }
    />
  );
}

function CourseTags({ course }: { course: CourseRow }) {
  const category = categoryOf(course);
  const facts = [durationOf(course), course.display_format].filter((fact) => fact !== null);
  const labels = course.overridden_fields
    .filter((field) => field !== 'title')
    .map((field) => COURSE_FIELDS[field].label);
  return (
    <Flex wrap gap="4px 6px" align="center">
      {category && <Tag style={{ whiteSpace: 'normal' }}>{category}</Tag>}
      {course.display_level && <Tag style={{ whiteSpace: 'normal' }}>{course.display_level}</Tag>}
      {isCustomized(course) && <Tag>Customized</Tag>}
      {course.is_featured && <Tag>Featured</Tag>}
      {course.sync_rule !== 'follow' && <Tag>{RULES[course.sync_rule].chip}</Tag>}
      {labels.length > 0 && (
        <Tag variant="outlined" style={{ whiteSpace: 'normal' }}>
          Overridden: {labels.join(', ')}
        </Tag>
      )}
      {isCustomized(course) && (
        <Typography.Text type="secondary">Original name: {course.thinkific_name}</Typography.Text>
      )}
      {facts.length > 0 && <Typography.Text type="secondary">{facts.join(' · ')}</Typography.Text>}
    </Flex>
  );
}

function CourseNotes({ course }: { course: CourseRow }) {
  const { thinkific_removed_at: removedAt, platform_changes: changes, difference } = course;
  return (
    <>
      {removedAt && (
        <Flex wrap gap={8}>
          <Tag color="error">Removed</Tag>
          <span id={`gone-${course.thinkific_id}`}>
            Removed from {PLATFORMS[course.platform]} on <ShortDate value={removedAt} />. You cannot
            show it.
          </span>
        </Flex>
      )}
      {changes.length > 0 && (
        <Flex wrap gap={8} align="flex-start">
          <Tag color="warning">Platform changed since</Tag>
          <ul>
            {changes.map((change) => (
              <li key={change.field}>
                {COURSE_FIELDS[change.field].label}{' '}
                <PlatformChange change={change} course={course} />
              </li>
            ))}
          </ul>
        </Flex>
      )}
      {course.linked && <LinkedCourseLabel linked={course.linked} />}
      {difference && (
        <CourseDifference
          course={toHistoryCourse(course)}
          rule={course.sync_rule}
          difference={difference}
        />
      )}
    </>
  );
}
