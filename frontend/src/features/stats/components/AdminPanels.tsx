import { Col, Flex, Row } from 'antd';
import { lazy, Suspense } from 'react';
import { useGetNeeds, useListSetupSteps } from '../../../api/generated/stats/stats';
import { ActivityPanel } from '../../audit';
import { MissingSearches } from './MissingSearches';
import { AttentionPanel } from './NeedsYou';
import { SyncPanel } from './SyncPanel';
import { Trends } from './Trends';
import { UpcomingOfferings } from './UpcomingOfferings';

const SetupSteps = lazy(() => import('./SetupSteps'));

export function AdminPanels() {
  const needs = useGetNeeds();
  const { data: steps = [] } = useListSetupSteps();
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={16}>
        <Flex vertical gap={16}>
          {steps.length > 0 && (
            <Suspense>
              <SetupSteps steps={steps} />
            </Suspense>
          )}
          <AttentionPanel query={needs} />
          <UpcomingOfferings />
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
