import {
  SandboxClient,
  type CoursePayload,
  type ProductPayload,
} from '../sandbox-client.factory.js';
import type { chaptersOf } from './curriculum.js';
import type { serializeBundle, serializeCollection } from './serializers.js';

type ChapterPayload = ReturnType<typeof chaptersOf>[number];
type CollectionPayload = ReturnType<typeof serializeCollection>;

describe('the demo catalogue', () => {
  let client: SandboxClient;
  let courses: CoursePayload[];
  let products: ProductPayload[];

  beforeAll(async () => {
    client = await SandboxClient.start();
    courses = (await client.list<CoursePayload>('/courses?limit=250')).items;
    products = (await client.list<ProductPayload>('/products?limit=250')).items;
  });
  afterAll(() => client.close());

  const ofCourse = (name: string) =>
    products.find((product) => product.productable_type === 'Course' && product.name === name);

  const isPublic = (product: ProductPayload) =>
    product.status === 'published' && !product.hidden && !product.private;

  it('joins every course with the product that names it', () => {
    for (const course of courses) {
      const product = products.find(({ id }) => id === course.product_id);
      expect(product).toMatchObject({
        productable_type: 'Course',
        productable_id: course.id,
        name: course.name,
        slug: course.slug,
      });
    }
  });

  it('sells at least 24 courses publicly, each with a description and a price', () => {
    const sold = products.filter(
      (product) => product.productable_type === 'Course' && isPublic(product),
    );
    expect(sold.length).toBeGreaterThanOrEqual(24);
    for (const product of sold) {
      const course = courses.find(({ id }) => id === product.productable_id);
      expect(product.description ?? course?.description).toMatch(/^<p>/);
      expect(product.product_prices.filter(({ is_primary }) => is_primary)).toHaveLength(1);
      expect(course?.chapter_ids.length).toBeGreaterThanOrEqual(5);
      expect(course?.chapter_ids.length).toBeLessThanOrEqual(9);
    }
  });

  it('answers a course with every documented field', () => {
    expect(courses[0]).toEqual({
      id: 2200451,
      name: 'Machine Learning Foundations with Python',
      slug: 'machine-learning-foundations-with-python',
      subtitle: null,
      product_id: 2300451,
      description: expect.stringContaining('<ul>') as string,
      course_card_text: null,
      intro_video_youtube: null,
      intro_video_wistia_identifier: null,
      contact_information: null,
      keywords: 'machine learning,python,scikit-learn',
      duration: '8 weeks',
      banner_image_url: '/assets/tenant/default-course-banner.jpg',
      course_card_image_url: expect.stringMatching(/^http:.*\.svg$/) as string,
      administrator_user_ids: [],
      chapter_ids: expect.arrayContaining([expect.any(Number)]) as number[],
      reviews_enabled: true,
      user_id: 41002277,
      instructor_id: 88123,
    });
  });

  it('answers a product with every documented field, its price as a string', () => {
    expect(products[1]).toEqual({
      id: 2300613,
      created_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      productable_id: 2200613,
      productable_type: 'Course',
      price: '599.0',
      position: 2,
      status: 'published',
      name: 'Deep Learning in PyTorch',
      private: false,
      hidden: false,
      subscription: false,
      days_until_expiry: null,
      has_certificate: true,
      keywords: 'deep learning,pytorch,neural networks',
      seo_title: null,
      seo_description: null,
      collection_ids: [501220, 501418],
      related_product_ids: [],
      description: expect.stringContaining('<p>') as string,
      card_image_url: expect.stringMatching(/^http:.*\.svg$/) as string,
      slug: 'deep-learning-in-pytorch',
      instructor_names: 'Amara Okafor',
      product_prices: [
        {
          id: 3402452,
          is_primary: true,
          payment_type: 'one-time',
          label: null,
          price: '599.0',
          days_until_expiry: null,
          pay_button_text: null,
          number_of_payments: null,
          interval: null,
          interval_count: null,
          trial_interval: null,
          trial_interval_count: null,
          custom_first_price: null,
          price_name: 'Deep Learning in PyTorch',
          currency: 'usd',
        },
        expect.objectContaining({
          is_primary: false,
          payment_type: 'payment-plan',
          price: '209.0',
          number_of_payments: '3',
          interval: 'month',
          interval_count: '1',
          price_name: 'Deep Learning in PyTorch - 3 monthly payments',
        }),
      ],
    });
  });

  it('has one product whose price is a number, one whose price is not its primary one', () => {
    expect(products.filter(({ price }) => typeof price === 'number')).toHaveLength(1);

    const product = ofCourse('Experimentation and A/B Testing');
    expect(product?.price).toBe('329.0');
    expect(product?.product_prices[0]?.price).toBe('279.0');
  });

  it('writes a free course as "0.0" with a free price', () => {
    const product = ofCourse('Git & Code Review for Teams');
    expect(product?.price).toBe('0.0');
    expect(product?.product_prices).toMatchObject([{ payment_type: 'free', price: '0.0' }]);
  });

  it('writes the days until expiry as a number in the product, as text in its price', () => {
    const product = ofCourse('PostgreSQL Performance Tuning');
    expect(product?.days_until_expiry).toBe(365);
    expect(product?.product_prices[0]?.days_until_expiry).toBe('365');
  });

  it('keeps a draft, a hidden, a private course and one of unknown status', () => {
    const unlisted = products.filter((product) => !isPublic(product));
    expect(
      unlisted.map(({ status, hidden, private: secret }) => ({ status, hidden, secret })),
    ).toEqual([
      { status: 'draft', hidden: false, secret: false },
      { status: 'published', hidden: true, secret: false },
      { status: 'published', hidden: false, secret: true },
      { status: 'presell', hidden: false, secret: false },
    ]);
  });

  it('leaves out what authors left out: descriptions, pictures, instructors, prices, chapters', () => {
    const draft = ofCourse('Agentic Workflows in Production');
    const course = courses.find(({ id }) => id === draft?.productable_id);
    expect(draft).toMatchObject({ description: null, card_image_url: null });
    expect(draft).not.toHaveProperty('instructor_names');
    expect(course).toMatchObject({ instructor_id: null, user_id: null, description: null });

    const upcoming = ofCourse('Quantum Computing for Software Engineers');
    expect(upcoming?.product_prices).toEqual([]);
    expect(courses.find(({ id }) => id === upcoming?.productable_id)?.chapter_ids).toEqual([]);
  });

  it('names default pictures by a path of the site', () => {
    expect(ofCourse('Northwind Apprenticeship: Backend Track')?.card_image_url).toBe(
      '/assets/defaults/default-product-card.png',
    );
  });

  it('puts every product into the default collection, most into another one', async () => {
    const { items } = await client.list<CollectionPayload>('/collections');

    expect(items.map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ['All Courses', true],
      ['Artificial Intelligence', false],
      ['Data Engineering & Analytics', false],
      ['Software Engineering', false],
    ]);
    expect(items[0]?.product_ids).toEqual(products.map(({ id }) => id));

    const [, ai] = items;
    const members = await client.list<ProductPayload>(`/collections/${ai?.id}/products?limit=250`);
    expect(members.items.map(({ id }) => id)).toEqual(ai?.product_ids);
    expect((await client.get<CollectionPayload>(`/collections/${ai?.id}`)).json()).toEqual(ai);
  });

  it('sells a bundle whose id is also a course’s', async () => {
    const product = products.find(({ productable_type }) => productable_type === 'Bundle');
    const id = product?.productable_id;
    expect(courses.map((course) => course.id)).toContain(id);

    const bundle = (await client.get<ReturnType<typeof serializeBundle>>(`/bundles/${id}`)).json();
    expect(bundle).toMatchObject({
      id,
      slug: product?.slug,
      course_ids: expect.any(Array) as number[],
    });
    const members = await client.list<CoursePayload>(`/bundles/${id}/courses`);
    expect(members.items.map((course) => course.id)).toEqual(bundle.course_ids);
  });

  it('answers chapters without their course, and contents with their chapter', async () => {
    const [course] = courses;
    const chapters = await client.list<ChapterPayload>(`/courses/${course?.id}/chapters`);
    const [chapter] = chapters.items;

    expect(chapters.items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(chapter).toEqual({
      id: course?.chapter_ids[0],
      name: 'What a Model Is, and What It Is Not',
      position: 1,
      description: null,
      duration_in_seconds: expect.any(Number) as number,
      content_ids: expect.any(Array) as number[],
    });
    expect((await client.get(`/chapters/${chapter?.id}`)).json()).toEqual(chapter);

    const contents = await client.list<{ id: number }>(`/chapters/${chapter?.id}/contents`);
    expect(contents.items.map(({ id }) => id)).toEqual(chapter?.content_ids);
    expect(contents.items[0]).toEqual({
      id: chapter?.content_ids[0],
      name: 'Introduction',
      position: 1,
      chapter_id: chapter?.id,
      contentable_type: 'Lesson',
      free: true,
      take_url: expect.stringMatching(
        /^http:\/\/lectern-academy\.thinkific\.com\/courses\/take\/machine-learning-foundations-with-python\//,
      ) as string,
    });
    expect((await client.get(`/contents/${chapter?.content_ids[0]}`)).json()).toEqual(
      contents.items[0],
    );
  });

  it('gives chapters without a video no duration', async () => {
    const cohort = courses.find(({ name }) => name === 'AI Engineering Live Cohort');
    const { items } = await client.list<ChapterPayload>(`/courses/${cohort?.id}/chapters`);
    expect(items.map(({ duration_in_seconds }) => duration_in_seconds)).toEqual(
      items.map(() => null),
    );
  });

  it('names its instructors', async () => {
    const { items } = await client.list<{ id: number; first_name: string }>('/instructors');
    expect(items.map(({ first_name }) => first_name)).toContain('Amara');
    expect((await client.get(`/instructors/${items[0]?.id}`)).json()).toEqual(items[0]);
  });

  it('lists the reviews of one course, with and without those that are not approved', async () => {
    const path = '/course_reviews?course_id=2200451';
    const idsOf = async (query: string) =>
      (await client.list<{ id: number }>(path + query)).items.map(({ id }) => id);
    expect(await idsOf('')).toEqual([9_203_118, 9_205_410]);
    expect(await idsOf('&approved=true')).toEqual([9_203_118]);
    expect(await idsOf('&approved=false')).toEqual([9_205_410]);
    expect((await client.list(`${path}&limit=1`)).meta.pagination).toMatchObject({
      next_page: 2,
      total_items: 2,
    });
    const refused = await client.get('/course_reviews?approved=true');
    expect(refused.status).toBe(422);
    expect(refused.json()).toEqual({ errors: { course_id: ["can't be blank"] } });
  });
});
