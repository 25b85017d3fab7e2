import { useListMyUdemyCourses } from '../../api/generated/marketplace-admin/marketplace-admin';
import { adminPaths } from '../../paths';
import { matching, type CommandGroup } from './commands';

const TITLE = 'My courses';

export function useMyCourseCommands(typed: string, open: (path: string) => void) {
  const isWanted = typed.trim() !== '';
  const { data, isFetching, isError } = useListMyUdemyCourses({ query: { enabled: isWanted } });
  const commands = (isWanted ? (data ?? []) : []).map(({ udemy_id: id, title }) => ({
    id: `my-course-${id}`,
    label: title,
    run: () => open(adminPaths.staffDashboard),
  }));
  const groups: CommandGroup[] = [{ title: TITLE, commands: matching(commands, typed) }];
  return { groups, isSearching: isFetching, failed: isError ? [TITLE] : [] };
}
