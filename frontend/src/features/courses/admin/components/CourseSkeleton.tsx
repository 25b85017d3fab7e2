import { Card, Flex, Skeleton } from 'antd';

/** The row of filters and three cards while the courses load. */
export function CourseSkeleton() {
  return (
    <Flex vertical gap={8} role="status" aria-label="Loading...">
      <Skeleton.Input active block />
      {[0, 1, 2].map((index) => (
        <Card key={index} size="small" data-testid="course-skeleton">
          <Skeleton active avatar={{ shape: 'square', size: 72 }} paragraph={{ rows: 2 }} />
        </Card>
      ))}
    </Flex>
  );
}
