import { Link } from 'react-router-dom';
import { adminPaths } from '../../../paths';
import styles from './QuickActions.module.css';

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
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <ul>
        {actions.map(({ path, title, text }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
