import { Checkbox } from 'antd';
import { switchKeys, useKeyChoice } from '../../../components/admin/key-choice';
import form from './AccountForm.module.css';
import styles from './KeySection.module.css';

export function KeySection() {
  const areOn = useKeyChoice();
  return (
    <section className={form.form} aria-labelledby="keyboard">
      <h2 id="keyboard">Keyboard</h2>
      <Checkbox checked={areOn} onChange={({ target }) => switchKeys(target.checked)}>
        Single keys do something
      </Checkbox>
      <p className={styles.note}>Such as “j” for the next row, in this browser. “?” lists them.</p>
    </section>
  );
}
