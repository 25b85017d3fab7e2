import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import { Typography, type MenuProps } from 'antd';
import { useState } from 'react';
import type { ViewDto } from '../../api/generated/model/viewDto';
import type { ViewedList } from '../../api/generated/model/viewedList';
import { MenuButton } from '../../components/admin/MenuButton';
import { useViews, type Columns, type Views } from './use-views';
import { ViewDialog } from './ViewDialog';

interface ViewsMenuProps {
  list: ViewedList;
  /** Undefined if the list has no optional columns. */
  columns?: Columns;
}

/** Lists the saved views; the button shows the current one. */
export function ViewsMenu({ list, columns }: ViewsMenuProps) {
  const views = useViews(list, columns);
  const { current, isChanged } = views;
  const [dialog, setDialog] = useState<{ renamed?: ViewDto }>();
  const [isAsking, setAsking] = useState(false);
  const ask = (renamed?: ViewDto) => {
    setDialog({ renamed });
    setAsking(true);
  };
  const items: MenuProps['items'] = [
    ...groupOf('Your views', false, views),
    ...groupOf('Shared views', true, views),
    ...(views.views.length > 0 ? [{ key: 'actions', type: 'divider' as const }] : []),
    ...actionsOf(views, ask).map(({ title, ...item }) => ({
      ...item,
      key: title,
      label: labelOf(title),
    })),
  ];
  return (
    <>
      <MenuButton items={items}>
        {current && <span className="visually-hidden">View: </span>}
        {labelOf(current?.name ?? 'Views')}
        {isChanged && <span> · changed</span>}
        <DownOutlined aria-hidden="true" />
      </MenuButton>
      {dialog && (
        <ViewDialog
          views={views}
          renamed={dialog.renamed}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Names can have 50 characters, which do not fit on a phone. */
const labelOf = (text: string) => (
  <Typography.Text ellipsis title={text} style={{ color: 'inherit', maxWidth: 'min(28ch, 60vw)' }}>
    {text}
  </Typography.Text>
);

function groupOf(label: string, isShared: boolean, { views, current, choose }: Views) {
  const shown = views.filter((view) => view.is_shared === isShared);
  if (shown.length === 0) return [];
  const children = shown.map((view) => ({
    key: view.id,
    label: labelOf(view.name),
    title: view.owner_name ? `${view.name}, saved by ${view.owner_name}` : view.name,
    icon: view.id === current?.id && <CheckOutlined aria-label="Shown:" />,
    onClick: () => choose(view),
  }));
  return [{ key: label, type: 'group' as const, label, children }];
}

interface ViewAction {
  title: string;
  danger?: boolean;
  onClick: () => void;
}

function actionsOf(views: Views, ask: (renamed?: ViewDto) => void): ViewAction[] {
  const { current, isChanged } = views;
  const save = { title: 'Save as new view…', onClick: () => ask() };
  if (!current) return [save];
  const actions: ViewAction[] = isChanged
    ? [{ title: `Update ${current.name}`, onClick: () => views.updateToShown(current) }, save]
    : [save];
  actions.push({ title: 'Rename…', onClick: () => ask(current) });
  if (!current.is_shared || current.is_own || current.owner_name === null) {
    const title = current.is_shared ? 'Make personal' : 'Share with all admins';
    actions.push({ title, onClick: () => views.share(current) });
  }
  const remove = () => views.remove(current);
  return [...actions, { title: `Delete ${current.name}`, danger: true, onClick: remove }];
}
