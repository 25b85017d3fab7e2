import { use, useState } from 'react';
import { openRecord } from '../../components/admin/open-record';
import { ShellDialogs } from '../../components/admin/shell-dialogs';
import { VisibleScreens } from '../../components/admin/visible-screens';
import { adminPaths, paths } from '../../paths';
import { screens } from '../../screens';
import { useTheme } from '../../theme/theme';
import { useLogout } from '../use-logout';
import type { Command, CommandGroup } from './commands';

/** Returns commands for the open record, for screens, and general ones. */
export function useScreenCommands(open: (path: string) => void): CommandGroup[] {
  const reachable = use(VisibleScreens);
  const { show } = use(ShellDialogs);
  const logOut = useLogout();
  const { toggleTheme } = useTheme();
  const [record] = useState(recordCommands);
  const isAdmin = reachable.has(adminPaths.users);
  const goTo = screens
    .filter(({ path }) => reachable.has(path))
    .map(({ path, label, goKey }) => ({
      id: path,
      label: `Go to ${label}`,
      ...(goKey && { hint: `g ${goKey}` }),
      run: () => open(path),
    }));
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
    { title: 'Screens', commands: goTo },
    {
      title: 'Actions',
      commands: [
        ...(isAdmin ? additions : []),
        { id: 'site', label: 'View the public site', run: () => window.open(paths.home) },
        { id: 'theme', label: 'Switch theme', run: toggleTheme },
        { id: 'keys', label: 'Keyboard shortcuts', hint: '?', run: () => show('keys') },
        { id: 'logout', label: 'Logout', run: logOut },
      ],
    },
  ];
}

/** Prefers the record in an open dialog to the current row. */
function recordCommands(): Command[] {
  const { name, actions } = openRecord() ?? { name: '', actions: [] };
  return actions
    .filter(({ disabled }) => !disabled)
    .map(({ title, onClick }) => ({
      id: `record-${title}`,
      label: `${title}: ${name}`,
      run: onClick,
    }));
}
