import {
  BookOutlined,
  CommentOutlined,
  DashboardOutlined,
  MailOutlined,
  ReadOutlined,
  ShopOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { UserRole } from '../api/generated/model/userRole';
import { adminPaths } from '../paths';

export interface AdminEntry {
  path: string;
  label: string;
  /** In the sidebar. */
  icon?: ReactNode;
  roles: readonly UserRole[];
  /** Other screens lead there, and the sidebar does not. */
  isInSidebar?: false;
  /** The entry of the sidebar that is marked meanwhile. */
  within?: string;
}

const EVERYONE: readonly UserRole[] = ['admin', 'staff'];
const ADMIN: readonly UserRole[] = ['admin'];
const STAFF: readonly UserRole[] = ['staff'];

/** The sidebar of the back office. Guards and navigation follow this table. */
export const adminEntries: readonly AdminEntry[] = [
  {
    path: adminPaths.dashboard,
    label: 'Dashboard',
    icon: <DashboardOutlined />,
    roles: EVERYONE,
  },
  {
    path: adminPaths.courses,
    label: 'Courses (Thinkific)',
    icon: <ReadOutlined />,
    roles: ADMIN,
  },
  {
    path: adminPaths.udemyCourses,
    label: 'Udemy Courses',
    icon: <ShopOutlined />,
    roles: ADMIN,
  },
  {
    path: adminPaths.syncs,
    label: 'Sync History',
    roles: ADMIN,
    isInSidebar: false,
    within: adminPaths.dashboard,
  },
  {
    path: adminPaths.testimonials,
    label: 'Testimonials',
    icon: <CommentOutlined />,
    roles: ADMIN,
  },
  {
    path: adminPaths.newsletters,
    label: 'Newsletters',
    icon: <MailOutlined />,
    roles: ADMIN,
  },
  {
    path: adminPaths.users,
    label: 'Internal Users',
    icon: <TeamOutlined />,
    roles: ADMIN,
  },
  {
    path: adminPaths.apiKeys,
    label: 'API Keys',
    roles: ADMIN,
    isInSidebar: false,
    within: adminPaths.users,
  },
  {
    path: adminPaths.webhooks,
    label: 'Webhooks',
    roles: ADMIN,
    isInSidebar: false,
    within: adminPaths.users,
  },
  {
    path: adminPaths.audit,
    label: 'Audit Log',
    roles: ADMIN,
    isInSidebar: false,
    within: adminPaths.users,
  },
  {
    path: adminPaths.system,
    label: 'System',
    roles: ADMIN,
    isInSidebar: false,
    within: adminPaths.users,
  },
  {
    path: adminPaths.staffDashboard,
    label: 'My Courses',
    icon: <BookOutlined />,
    roles: STAFF,
  },
  {
    path: adminPaths.account,
    label: 'Your Account',
    roles: EVERYONE,
    isInSidebar: false,
  },
];

const SCREENS_OF: Readonly<Record<string, string>> = {
  thinkific: adminPaths.courses,
  udemy: adminPaths.udemyCourses,
};

/** The entry of the sidebar that an address is within; syncs of one platform are within that platform's. */
export function entryAround(path: string, platform?: string | null): string | undefined {
  const ofPlatform = path === adminPaths.syncs && platform ? SCREENS_OF[platform] : undefined;
  return ofPlatform ?? adminEntries.find((entry) => entry.path === path)?.within;
}
