import { Drawer } from 'antd';
import { useState } from 'react';
import type { WebhookEndpointDto } from '../../../api/generated/model/webhookEndpointDto';
import { DeliveryList } from './DeliveryList';
import styles from './DeliveryList.module.css';

interface DeliveriesDrawerProps {
  endpoint: WebhookEndpointDto | undefined;
  onClose: () => void;
}

/** What an endpoint was sent, beside the list. */
export function DeliveriesDrawer({ endpoint, onClose }: DeliveriesDrawerProps) {
  // The drawer keeps its content while it closes.
  const [shown, setShown] = useState(endpoint);
  if (endpoint && endpoint !== shown) setShown(endpoint);
  return (
    <Drawer
      open={endpoint !== undefined}
      onClose={onClose}
      size={640}
      destroyOnHidden
      title={shown && <span className={styles.title}>{`Deliveries to ${shown.name}`}</span>}
      styles={{ close: { flexShrink: 0, width: 44, height: 44 }, wrapper: { maxWidth: '100vw' } }}
    >
      {shown && <DeliveryList key={shown.id} endpoint={shown} />}
    </Drawer>
  );
}
