import type { ViewDto } from '../../api/generated/model/viewDto';
import type { useViews } from './use-views';

interface ViewAction {
  title: string;
  danger?: boolean;
  onClick: () => void;
}

/** What can be done about what is shown, and about the view in force. */
export function viewActions(
  views: ReturnType<typeof useViews>,
  ask: (renamed?: ViewDto) => void,
): ViewAction[] {
  const { current, isChanged } = views;
  const save = { title: 'Save as new view…', onClick: () => ask() };
  if (!current) return [save];
  const mayShare = !current.is_shared || current.is_own || current.owner_name === null;
  return [
    ...(isChanged
      ? [{ title: `Update ${current.name}`, onClick: () => views.keepShown(current) }]
      : []),
    save,
    { title: 'Rename…', onClick: () => ask(current) },
    ...(mayShare
      ? [
          {
            title: current.is_shared ? 'Make personal' : 'Share with all admins',
            onClick: () => views.share(current),
          },
        ]
      : []),
    { title: `Delete ${current.name}`, danger: true, onClick: () => views.remove(current) },
  ];
}
