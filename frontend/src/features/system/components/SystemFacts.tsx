import { Descriptions, Flex } from 'antd';
import { Section } from '../../../components/admin/Section';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import type { SystemPart } from '../system-facts';

export function SystemFacts({ title, facts }: SystemPart) {
  return (
    <Section title={title} style={{ height: '100%' }}>
      {facts ? (
        <Descriptions
          size="small"
          column={1}
          items={facts.map(({ label, value, isBad = false }) => ({
            key: label + value,
            label,
            children: (
              <Flex wrap gap={8}>
                {value} {isBad && <ToneBadge tone="danger">Needs attention</ToneBadge>}
              </Flex>
            ),
          }))}
        />
      ) : (
        'We could not check this part. The log shows the reason.'
      )}
    </Section>
  );
}
