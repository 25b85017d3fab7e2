import { Badge, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import { formatCount } from '../../../words';

interface NeedLineProps {
  title: string;
  /** Where the title leads. */
  to?: string;
  text: string;
  /** How long it has waited. */
  since?: ReactNode;
  action: ReactNode;
  status?: 'error' | 'warning' | 'default';
}

/** Title and text share a line; the full text of a long one is in its tooltip. */
export function NeedLine({ title, to, text, since, action, status = 'default' }: NeedLineProps) {
  return (
    <Flex component="li" ref={passFocusOn} wrap gap={8} align="center" style={LINE}>
      <Badge status={status} />
      <Typography.Text ellipsis title={`${title} ${text}`} style={{ flex: '1 1 240px' }}>
        <strong>
          {to ? (
            <Link to={to} style={{ color: 'inherit' }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </strong>{' '}
        {text}
      </Typography.Text>
      {since && <Typography.Text type="secondary">{since}</Typography.Text>}
      {action}
    </Flex>
  );
}

interface MoreNeedsProps {
  /** Those that there is no room for. */
  more: number;
  words: string;
  noun?: string;
  /** The list of all. */
  to?: string;
}

export function MoreNeeds({ more, words, noun = 'course', to }: MoreNeedsProps) {
  if (more <= 0) return null;
  const text = `${words}: ${formatCount(more)} more ${more === 1 ? noun : `${noun}s`}`;
  return <li style={LINE}>{to ? <Link to={to}>{text}</Link> : text}</li>;
}

const LINE = { minHeight: 40, paddingBlock: 4 };
