import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { IconAction } from '../IconAction';
import styles from './FormDialog.module.css';

/** The records beside this one in its list; undefined at either end. */
export interface Neighbours {
  /** What they are, such as "course". */
  noun: string;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

interface FormDialogHeadProps {
  neighbours?: Neighbours;
  links?: ReactNode;
  onTurn: (turn: () => void) => void;
  onClose: () => void;
}

export function FormDialogHead({ neighbours, links, onTurn, onClose }: FormDialogHeadProps) {
  const { noun, previous, next } = neighbours ?? {};
  return (
    <div className={styles.tools} data-turns={Boolean(neighbours)}>
      {neighbours && (
        <>
          <IconAction
            tooltip={`Previous ${noun}`}
            label={`Previous ${noun}`}
            icon={<LeftOutlined />}
            disabled={!previous}
            onClick={() => previous && onTurn(previous)}
          />
          <IconAction
            tooltip={`Next ${noun}`}
            label={`Next ${noun}`}
            icon={<RightOutlined />}
            disabled={!next}
            onClick={() => next && onTurn(next)}
          />
        </>
      )}
      {links}
      <IconAction tooltip="Close" label="Close" icon={<CloseOutlined />} onClick={onClose} />
    </div>
  );
}
