import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetAdminCourse } from '../../api/generated/courses-admin/courses-admin';
import { ShellDialogs } from '../../components/admin/shell-dialogs';
import { VisibleScreens } from '../../components/admin/visible-screens';
import { useSession } from '../../features/auth';
import { adminPaths, paths } from '../../paths';
import { adminScreens } from '../../routes/admin-screens';
import { useTheme } from '../../theme/theme';
import type { Command, CommandGroup } from './commands';
import { GO_KEYS } from './go-keys';

/** What can be done without a search: with the open record, on screens, and in the whole office. */
export function useScreenCommands(open: (path: string) => void): CommandGroup[] {
  const reachable = use(VisibleScreens);
  const { show } = use(ShellDialogs);
  const { signOut } = useSession();
  const { toggleTheme } = useTheme();
  const record = useRecordCommand();
  const isAdmin = reachable.has(adminPaths.users);
  const screens = adminScreens
    .filter(({ path }) => reachable.has(path))
    .map(({ path, label }) => {
      const key = GO_KEYS.find((go) => go.path === path)?.key;
      const hint = key && `g ${key}`;
      return { id: path, label: `Go to ${label}`, ...(hint && { hint }), run: () => open(path) };
    });
  const additions: Command[] = [
    {
      id: 'add-testimonial',
      label: 'Add Testimonial',
      run: () => open(`${adminPaths.testimonials}?dialog=new`),
    },
    { id: 'add-user', label: 'Add User', run: () => open(`${adminPaths.users}?dialog=new`) },
    {
      id: 'pending',
      label: 'Review pending testimonials',
      run: () => open(adminPaths.pendingTestimonials),
    },
  ];
  return [
    { title: 'This record', commands: record },
    { title: 'Screens', commands: screens },
    {
      title: 'Deeds',
      commands: [
        ...(isAdmin ? additions : []),
        { id: 'site', label: 'View the public site', run: () => window.open(paths.home) },
        { id: 'theme', label: 'Switch theme', run: toggleTheme },
        { id: 'keys', label: 'Keyboard shortcuts', hint: '?', run: () => show('keys') },
        { id: 'logout', label: 'Logout', run: signOut },
      ],
    },
  ];
}

/** The course whose dialog is open, on the public site. */
function useRecordCommand(): Command[] {
  const { pathname, search } = useLocation();
  const id = Number(new URLSearchParams(search).get('dialog'));
  const isCourse = pathname === adminPaths.courses && id > 0;
  const { data: course } = useGetAdminCourse(id, { query: { enabled: isCourse } });
  if (!isCourse || !course?.is_visible) return [];
  return [
    {
      id: 'view-record',
      label: `View ${course.display_title} on the site`,
      run: () => window.open(paths.course({ id: String(id), slug: '' })),
    },
  ];
}
