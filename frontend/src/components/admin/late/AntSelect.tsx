import { Select, type SelectProps } from 'antd';
import { createContext, use, type ComponentProps } from 'react';
import { labelOf } from './label-of';
import type { RefProps } from './LateSelect';
import styles from './LateSelect.module.css';

const Chosen = createContext<string | undefined>(undefined);

/** Ant Design writes what is chosen beside its field, whose value is empty for screen readers. */
export default function AntSelect(props: SelectProps & RefProps) {
  return (
    <Chosen value={labelOf(props)}>
      <Select {...props} components={COMPONENTS} />
    </Chosen>
  );
}

function Field(props: ComponentProps<'input'>) {
  const chosen = use(Chosen);
  // The value of one that can be searched is what is searched for.
  if (!props.readOnly) return <input {...props} aria-description={chosen} />;
  return (
    <input
      {...props}
      // Ant Design's `new-password` would make a password of the value, which no reload may take.
      autoComplete="off"
      className={`${props.className} ${styles.unseen}`}
      value={chosen ?? ''}
    />
  );
}

const COMPONENTS = { input: Field };
