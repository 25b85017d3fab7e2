import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { Section } from '../../../components/admin/Section';
import { adminPaths } from '../../../paths';

const ACTIONS = [
  {
    path: adminPaths.courses,
    title: 'Manage Courses',
    text: 'Toggle visibility and customize course information',
  },
  {
    path: adminPaths.testimonials,
    title: 'Success Stories',
    text: 'Manage student testimonials and career transitions',
  },
  {
    path: adminPaths.newsletters,
    title: 'Newsletter Subscriptions',
    text: 'View and manage email subscriptions',
  },
  {
    path: adminPaths.staffDashboard,
    title: 'My Courses',
    text: 'Courses assigned to you on Udemy',
  },
];

interface QuickActionsProps {
  reachable: ReadonlySet<string>;
}

export function QuickActions({ reachable }: QuickActionsProps) {
  const actions = ACTIONS.filter(({ path }) => reachable.has(path));
  if (actions.length === 0) return null;
  return (
    <Section title="Quick Actions">
      <Flex component="ul" wrap gap={24}>
        {actions.map(({ path, title, text }) => (
          <li key={path} style={{ flex: '1 1 220px' }}>
            <Link to={path}>
              <strong>{title}</strong>
            </Link>
            <Typography.Paragraph type="secondary" style={{ margin: 0 }}>
              {text}
            </Typography.Paragraph>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
