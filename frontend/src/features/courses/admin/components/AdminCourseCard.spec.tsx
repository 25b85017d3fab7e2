import { fireEvent, screen } from '@testing-library/react';
import type { CourseRow } from '../course-row';
import { buildAdminCourseCard } from '../../../../testing/builders';
import { renderWithProviders } from '../../../../testing/render';
import type { CourseHandlers } from '../course-actions';
import { AdminCourseCard } from './AdminCourseCard';

const IMAGES = 'https://images.example';

const NO_HANDLERS: CourseHandlers = {
  onEdit: () => {},
  onSetVisible: () => {},
  onRestore: () => {},
  onRule: () => {},
  onHistory: () => {},
};

function show(fields: Partial<CourseRow>) {
  renderWithProviders(
    <ul>
      <AdminCourseCard
        course={buildAdminCourseCard(fields)}
        isSelected={false}
        isCurrent={false}
        onSelect={() => {}}
        handlers={NO_HANDLERS}
      />
    </ul>,
  );
  return document.querySelector('li')!;
}

const imageOf = (card: Element) => card.querySelector('img');
const addressOf = (name: string) => `/pictures?url=${encodeURIComponent(`${IMAGES}/${name}`)}`;

describe('The card of a course', () => {
  it('has our picture, else that of the platform, else a sign that there is none', () => {
    const card = show({
      display_image_url: `${IMAGES}/ours`,
      thinkific_image_url: `${IMAGES}/theirs`,
    });
    for (const name of ['ours', 'theirs']) {
      const image = imageOf(card);
      expect(image?.getAttribute('src')).toBe(addressOf(name));
      expect(screen.queryByLabelText('No image')).toBeNull();
      fireEvent.error(image!);
    }
    expect(imageOf(card)).toBeNull();
    expect(screen.getByLabelText('No image')).toBeTruthy();
  });

  it('has a sign that there is no picture', () => {
    expect(imageOf(show({}))).toBeNull();
    expect(screen.getByLabelText('No image')).toBeTruthy();
  });

  it('has our values', () => {
    show({
      description: 'Ours.',
      display_price: 99,
      display_category: 'Data Engineering',
      display_level: 'Advanced',
      display_duration: '10 weeks',
      display_format: 'Online',
    });
    for (const text of ['Ours.', '$99.00', 'Data Engineering', 'Advanced', '10 weeks · Online']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('says where there are none', () => {
    show({ description: null, thinkific_payment_options: [] });
    expect(screen.getByText('No description')).toBeTruthy();
    expect(screen.getByText('No price')).toBeTruthy();
  });

  it('names the original of a customized course, and what else is overridden', () => {
    const overridden_fields = ['title' as const, 'level' as const, 'outcomes' as const];
    const names = { thinkific_name: 'Neural Networks', display_title: 'Deep Learning' };
    const card = show({ ...names, overridden_fields });
    expect(card.textContent).toContain('Original name: Neural Networks');
    expect(card.textContent).toContain('Customized');
    expect(screen.getByText('Overridden: Level, Learning Outcomes')).toBeTruthy();
  });

  it('names no original of another', () => {
    const { textContent } = show({});
    expect(textContent).not.toContain('Original name');
    expect(textContent).not.toContain('Customized');
    expect(screen.queryByText(/^Overridden/)).toBeNull();
  });

  it('says that a removed course cannot be shown', () => {
    const removedAt = new Date(2026, 2, 4, 12).toISOString();
    show({ thinkific_name: 'Old', thinkific_removed_at: removedAt, is_visible: false });
    const visibility = screen.getByRole<HTMLButtonElement>('switch', { name: 'Visibility of Old' });
    expect(visibility.disabled).toBe(true);
    const note = document.getElementById(visibility.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Removed from Thinkific on Mar 4, 2026. You cannot show it.');
  });

  it('says what the platform has changed under an override, with both values', () => {
    const { textContent } = show({
      display_price: 99,
      thinkific_payment_options: [{ type: 'one-time', amount: 199, currency: 'USD' }],
      platform_changes: [
        { field: 'price', old_value: 249, new_value: 199 },
        { field: 'curriculum', old_value: ['One'], new_value: ['One', 'Two'] },
      ],
    });
    expect(textContent).toContain('Platform changed since');
    expect(textContent).toContain('Price was $249.00, is now $199.00');
    expect(textContent).toContain('Curriculum was One, is now One · Two');
  });
});
