import { Card, Col, Flex, Row, Typography } from 'antd';
import { useListMyUdemyCourses } from '../../../api/generated/marketplace-admin/marketplace-admin';
import type { MyUdemyCourseDto } from '../../../api/generated/model/myUdemyCourseDto';
import { EmptyState } from '../../../components/admin/EmptyState';
import { QueryView } from '../../../components/admin/QueryView';
import { PriceBadge } from './PriceBadge';
import { UdemyRating } from './UdemyRating';
import { UdemyLink } from './UdemyLink';

const COLUMN = { xs: 24, md: 12, xl: 8 };

export function MyCourses() {
  const query = useListMyUdemyCourses();
  return (
    <QueryView
      query={query}
      loading={
        <Row gutter={[16, 16]} role="status" aria-label="Loading...">
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Col key={index} {...COLUMN}>
              <Card size="small" loading aria-hidden="true" data-testid="course-skeleton" />
            </Col>
          ))}
        </Row>
      }
      errorTitle="We could not load your courses"
      isEmpty={(courses) => courses.length === 0}
      empty={
        <EmptyState title="No courses assigned yet">
          Contact your administrator to get courses assigned.
        </EmptyState>
      }
    >
      {(courses) => (
        <Row gutter={[16, 16]} role="list" aria-label="Courses">
          {courses.map((course) => (
            <Col key={course.udemy_id} role="listitem" {...COLUMN}>
              <CourseCard {...course} />
            </Col>
          ))}
        </Row>
      )}
    </QueryView>
  );
}

function CourseCard(course: MyUdemyCourseDto) {
  const { title, linked_title: linked, is_paid: isPaid } = course;
  return (
    <Card size="small" style={{ height: '100%', overflowWrap: 'anywhere' }}>
      <h2>{title}</h2>
      {course.headline && <p>{course.headline}</p>}
      <UdemyRating course={course} />
      {linked !== null && (
        <Typography.Text type="secondary">Same course as “{linked}” on Thinkific</Typography.Text>
      )}
      <Flex justify="space-between" align="center" style={{ marginTop: 16, lineHeight: '28px' }}>
        <PriceBadge isPaid={isPaid} price={course.price_text} />
        <UdemyLink course={course} />
      </Flex>
    </Card>
  );
}
