import { screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { Formik } from 'formik';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { buildAdminCourse } from '../../../../testing/builders';
import { renderWithProviders } from '../../../../testing/render';
import { toCourseForm } from './course-texts';
import { OverrideField } from './OverrideField';

function show(fields: Partial<AdminCourseDto>) {
  const course = buildAdminCourse(fields);
  return renderWithProviders(
    <Formik initialValues={toCourseForm(course)} onSubmit={() => {}}>
      <OverrideField field="duration" course={course} onKeep={() => {}}>
        <Input placeholder="e.g. 10 weeks" />
      </OverrideField>
    </Formik>,
  );
}

const field = (origin = '') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Duration${origin}` });

describe('A field of the override', () => {
  it('shows an example where neither side has a value', () => {
    show({ thinkific_duration: null });
    expect(field().placeholder).toBe('e.g. 10 weeks');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the value of the platform, which one action overrides', async () => {
    const { user } = show({});
    expect(field(' Thinkific').placeholder).toBe('6 weeks');
    expect(field(' Thinkific').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Override Duration' }));
    await waitFor(() => expect(field(' Overridden').value).toBe('6 weeks'));
    expect(document.activeElement).toBe(field(' Overridden'));
  });

  it('shows ours with the value of the platform beside it, which another action restores', async () => {
    const { user } = show({ display_duration: '10 weeks' });
    expect(field(' Overridden').value).toBe('10 weeks');
    expect(screen.getByText(/^Thinkific: /).textContent).toContain('6 weeks');
    await user.click(screen.getByRole('button', { name: 'Use it: Thinkific’s Duration' }));
    await waitFor(() => expect(field(' Thinkific').value).toBe(''));
  });
});
