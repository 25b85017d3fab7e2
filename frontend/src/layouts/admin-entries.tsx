import {
  AuditOutlined,
  BookOutlined,
  CommentOutlined,
  DashboardOutlined,
  KeyOutlined,
  MailOutlined,
  ReadOutlined,
  ShopOutlined,
  SyncOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { UserRole } from '../api/generated/model/userRole';
import { adminPaths } from '../paths';

export interface AdminEntry {
  path: string;
  label: string;
  icon: ReactNode;
  roles: readonly UserRole[];
  /** Other screens lead there, and the sidebar does not. */
  isInSidebar?: false;
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
    icon: <SyncOutlined />,
    roles: ADMIN,
    isInSidebar: false,
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
    icon: <KeyOutlined />,
    roles: ADMIN,
    isInSidebar: false,
  },
  {
    path: adminPaths.webhooks,
    label: 'Webhooks',
    icon: <KeyOutlined />,
    roles: ADMIN,
    isInSidebar: false,
  },
  {
    path: adminPaths.audit,
    label: 'Audit Log',
    icon: <AuditOutlined />,
    roles: ADMIN,
    isInSidebar: false,
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
    icon: <UserOutlined />,
    roles: EVERYONE,
    isInSidebar: false,
  },
];
