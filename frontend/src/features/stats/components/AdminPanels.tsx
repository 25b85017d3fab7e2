import { Col, Flex, Row } from 'antd';
import { useGetNeeds } from '../../../api/generated/stats/stats';
import { ActivityPanel } from '../../audit';
import { MissingSearches } from './MissingSearches';
import { AttentionPanel } from './NeedsYou';
import { SyncPanel } from './SyncPanel';
import { Trends } from './Trends';

export function AdminPanels() {
  const needs = useGetNeeds();
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={16}>
        <Flex vertical gap={16}>
          <AttentionPanel query={needs} />
          <Trends />
        </Flex>
      </Col>
      <Col xs={24} xl={8}>
        <Flex vertical gap={16}>
          <SyncPanel />
          <ActivityPanel />
          <MissingSearches />
        </Flex>
      </Col>
    </Row>
  );
}
