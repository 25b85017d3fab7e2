import { StatCards, StatCardsSkeleton } from '../../../components/admin/StatCards';
import { adminPaths } from '../../../paths';
import { formatCount } from '../../../format-count';
import type { useUserList } from '../hooks/use-user-list';

const { users } = adminPaths;

/** Counts all users. Renders nothing on an error, which the table shows. */
export function UserStats({ list }: { list: ReturnType<typeof useUserList> }) {
  const { counts, query } = list;
  if (!counts) return query.isPending && <StatCardsSkeleton count={4} />;
  return (
    <StatCards
      stats={[
        { label: 'Users', value: formatCount(counts.total), to: users },
        { label: 'Admins', value: formatCount(counts.admin), to: `${users}?role=admin` },
        { label: 'Staff', value: formatCount(counts.staff), to: `${users}?role=staff` },
        { label: 'Inactive', value: formatCount(counts.inactive), to: `${users}?state=inactive` },
      ]}
    />
  );
}
