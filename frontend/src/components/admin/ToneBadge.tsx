import { Tag } from 'antd';

interface ToneBadgeProps {
  tone: 'ai' | 'software' | 'good' | 'caution' | 'danger' | 'other';
  children: string;
}

export function ToneBadge({ tone, children }: ToneBadgeProps) {
  return (
    <Tag data-tone={tone} style={TONED}>
      {children}
    </Tag>
  );
}

const TONED = { background: 'var(--tone-soft)', color: 'var(--tone)', marginInlineEnd: 0 };
