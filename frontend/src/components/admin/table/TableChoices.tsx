import { Checkbox, Radio } from 'antd';
import { DENSITIES, type Density } from './columns';
import type { useTableView } from './use-table-view';

interface TableChoicesProps {
  choices: { title: string }[];
  tools: ReturnType<typeof useTableView>;
}

const NAMES: Record<Density, string> = {
  comfortable: 'Comfortable',
  standard: 'Standard',
  compact: 'Compact',
};

export function TableChoices({ choices, tools }: TableChoicesProps) {
  const { view, chooseDensity, toggleColumn } = tools;
  return (
    <>
      <fieldset>
        <legend>Columns</legend>
        {choices.map(({ title }) => (
          <Checkbox
            key={title}
            checked={!view.hidden.includes(title)}
            onChange={() => toggleColumn(title)}
          >
            {title}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset>
        <legend>Row height</legend>
        {DENSITIES.map((density) => (
          <Radio
            key={density}
            name="density"
            checked={density === view.density}
            onChange={() => chooseDensity(density)}
          >
            {NAMES[density]}
          </Radio>
        ))}
      </fieldset>
    </>
  );
}
