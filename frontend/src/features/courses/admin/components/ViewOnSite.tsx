import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Hint } from '../../../../components/admin/late/Hint';
import { paths } from '../../../../paths';

interface ViewOnSiteProps {
  id: number;
  title: string;
}

export function ViewOnSite({ id, title }: ViewOnSiteProps) {
  return (
    <Hint title="View on site">
      <Button
        type="text"
        icon={<ExportOutlined />}
        aria-label={`View ${title} on site`}
        href={paths.course({ id: String(id), slug: '' })}
        target="_blank"
      />
    </Hint>
  );
}
