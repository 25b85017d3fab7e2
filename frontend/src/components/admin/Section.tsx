import { Card, type CardProps } from 'antd';
import type { ReactNode } from 'react';

interface SectionProps extends Pick<CardProps, 'extra' | 'style' | 'tabIndex'> {
  title: string;
  children: ReactNode;
}

export function Section({ title, ...card }: SectionProps) {
  return <Card size="small" title={<h2>{title}</h2>} role="region" aria-label={title} {...card} />;
}
