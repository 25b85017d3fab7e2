import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ExportNewslettersParams } from '../../../../api/generated/model/exportNewslettersParams';
import { useSubscriberExport } from '../hooks/use-subscriber-export';
import styles from './csv-buttons.module.css';

export function ExportButton({ wanted }: { wanted: ExportNewslettersParams }) {
  const { start, cancel, isRunning, loaded } = useSubscriberExport();
  return (
    <div className={styles.export}>
      <span role="status" className={styles.progress}>
        {isRunning && (
          <>
            Exporting<span aria-hidden="true">: {inMegabytes(loaded)}</span>
          </>
        )}
      </span>
      {isRunning && <Button onClick={cancel}>Cancel export</Button>}
      <Button
        className={styles.worded}
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={isRunning}
        onClick={() => start(wanted)}
      >
        Export CSV
      </Button>
    </div>
  );
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
