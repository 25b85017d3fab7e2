import { render } from '@testing-library/react';
import { openRecord, useOpenRecord, type OpenRecord } from './open-record';

const named = (name: string): OpenRecord => ({ name, actions: [] });

function Place({ place, record }: { place: 'dialog' | 'list'; record?: OpenRecord | undefined }) {
  useOpenRecord(place, record);
  return null;
}

describe('the open record', () => {
  it('is that of the dialog, then that of the list, then none', () => {
    const row = named('Row');
    const list = render(<Place place="list" record={row} />);
    const dialog = render(<Place place="dialog" record={named('Story')} />);
    expect(openRecord()?.name).toBe('Story');
    dialog.rerender(<Place place="dialog" />);
    expect(openRecord()).toBe(row);
    dialog.unmount();
    list.unmount();
    expect(openRecord()).toBeUndefined();
  });

  it('stays when the one before it goes later', () => {
    const first = render(<Place place="list" record={named('First')} />);
    const second = render(<Place place="list" record={named('Second')} />);
    first.unmount();
    expect(openRecord()?.name).toBe('Second');
    second.unmount();
  });
});
