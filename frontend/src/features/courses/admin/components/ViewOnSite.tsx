import { ExportOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { paths } from '../../../../paths';

interface ViewOnSiteProps {
  id: number;
  title: string;
}

export function ViewOnSite({ id, title }: ViewOnSiteProps) {
  return (
    <Tooltip title="View on site">
      <Button
        type="text"
        icon={<ExportOutlined />}
        aria-label={`View ${title} on site`}
        href={paths.course({ id: String(id), slug: '' })}
        target="_blank"
      />
    </Tooltip>
  );
}
