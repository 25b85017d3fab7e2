import {
  BookOutlined,
  CommentOutlined,
  DashboardOutlined,
  MailOutlined,
  ReadOutlined,
  ShopOutlined,
  SyncOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import type { UserRole } from '../api/generated/model/userRole';
import { lazyPage } from '../components/part/lazy-page';
import { adminPaths } from '../paths';

export interface AdminScreen {
  path: string;
  label: string;
  icon: ReactNode;
  roles: readonly UserRole[];
  /** Other screens lead there, and the sidebar does not. */
  isInSidebar?: false;
  Page: ComponentType;
}

const EVERYONE: readonly UserRole[] = ['admin', 'staff'];
const ADMIN: readonly UserRole[] = ['admin'];
const STAFF: readonly UserRole[] = ['staff'];

const DashboardPage = lazyPage(() => import('../features/stats/pages/DashboardPage'));
const ManageCoursesPage = lazyPage(
  () => import('../features/courses/admin/pages/ManageCoursesPage'),
);
const TestimonialsPage = lazyPage(
  () => import('../features/testimonials/admin/pages/TestimonialsPage'),
);
const UdemyCoursesPage = lazyPage(
  () => import('../features/marketplace/admin/pages/UdemyCoursesPage'),
);
const SyncHistoryPage = lazyPage(() => import('../features/sync/pages/SyncHistoryPage'));
const NewslettersPage = lazyPage(
  () => import('../features/newsletter/admin/pages/NewslettersPage'),
);
const UsersPage = lazyPage(() => import('../features/users/pages/UsersPage'));
const StaffDashboardPage = lazyPage(
  () => import('../features/marketplace/pages/StaffDashboardPage'),
);

/** The screens of the back office in the sidebar's order. Guards and navigation follow this table. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: adminPaths.dashboard,
    label: 'Dashboard',
    icon: <DashboardOutlined />,
    roles: EVERYONE,
    Page: DashboardPage,
  },
  {
    path: adminPaths.courses,
    label: 'Courses (Thinkific)',
    icon: <ReadOutlined />,
    roles: ADMIN,
    Page: ManageCoursesPage,
  },
  {
    path: adminPaths.udemyCourses,
    label: 'Udemy Courses',
    icon: <ShopOutlined />,
    roles: ADMIN,
    Page: UdemyCoursesPage,
  },
  {
    path: adminPaths.syncs,
    label: 'Sync History',
    icon: <SyncOutlined />,
    roles: ADMIN,
    isInSidebar: false,
    Page: SyncHistoryPage,
  },
  {
    path: adminPaths.testimonials,
    label: 'Testimonials',
    icon: <CommentOutlined />,
    roles: ADMIN,
    Page: TestimonialsPage,
  },
  {
    path: adminPaths.newsletters,
    label: 'Newsletters',
    icon: <MailOutlined />,
    roles: ADMIN,
    Page: NewslettersPage,
  },
  {
    path: adminPaths.users,
    label: 'Internal Users',
    icon: <TeamOutlined />,
    roles: ADMIN,
    Page: UsersPage,
  },
  {
    path: adminPaths.staffDashboard,
    label: 'My Courses',
    icon: <BookOutlined />,
    roles: STAFF,
    Page: StaffDashboardPage,
  },
];
