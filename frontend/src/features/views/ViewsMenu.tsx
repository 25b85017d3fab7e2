import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import type { ViewDto } from '../../api/generated/model/viewDto';
import type { ViewedList } from '../../api/generated/model/viewedList';
import { MenuButton } from '../../components/admin/MenuButton';
import { useViews, type Columns } from './use-views';
import { viewActions } from './view-actions';
import styles from './ViewsMenu.module.css';
import { ViewDialog } from './ViewDialog';

interface ViewsMenuProps {
  list: ViewedList;
  /** The columns of the list, where it has some to choose from. */
  columns?: Columns;
}

/** The list's views under the name of the one in force. */
export function ViewsMenu({ list, columns }: ViewsMenuProps) {
  const views = useViews(list, columns);
  const { current, isChanged } = views;
  const [dialog, setDialog] = useState<{ renamed?: ViewDto }>();
  const [isAsking, setAsking] = useState(false);
  const ask = (renamed?: ViewDto) => {
    setDialog({ renamed });
    setAsking(true);
  };
  const toItem = ({ title, ...item }: ReturnType<typeof viewActions>[number]) => ({
    ...item,
    key: title,
    label: labelOf(title),
  });
  const items: MenuProps['items'] = [
    ...groupOf('Your views', views.views, false, views),
    ...groupOf('Shared views', views.views, true, views),
    ...(views.views.length > 0 ? [{ key: 'actions', type: 'divider' as const }] : []),
    ...viewActions(views, ask).map(toItem),
  ];
  return (
    <>
      <MenuButton items={items}>
        <span className={styles.name} title={current?.name}>
          {current ? (
            <>
              <span className="visually-hidden">View: </span>
              {current.name}
            </>
          ) : (
            'Views'
          )}
        </span>
        {isChanged && <span className={styles.changed}>· changed</span>}
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

/** Names have up to 50 characters, which a phone has no room for. */
const labelOf = (text: string) => <span className={styles.name}>{text}</span>;

function groupOf(
  label: string,
  all: ViewDto[],
  isShared: boolean,
  { current, choose }: ReturnType<typeof useViews>,
) {
  const views = all.filter((view) => view.is_shared === isShared);
  if (views.length === 0) return [];
  const children = views.map((view) => ({
    key: view.id,
    label: labelOf(view.name),
    title: view.owner_name ? `${view.name}, saved by ${view.owner_name}` : view.name,
    icon: view.id === current?.id && <CheckOutlined aria-label="Shown:" />,
    onClick: () => choose(view),
  }));
  return [{ key: label, type: 'group' as const, label, children }];
}
