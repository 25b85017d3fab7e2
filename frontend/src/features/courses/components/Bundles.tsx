import { Link } from 'react-router-dom';
import { formatMoney } from '../../../../../backend/src/common/price/price-words';
import { useListBundles } from '../../../api/generated/courses/courses';
import type { BundleDto } from '../../../api/generated/model/bundleDto';
import button from '../../../components/button.module.css';
import { pluralize } from '../../../format-count';
import { paths } from '../../../paths';
import { localAddress, useSite } from '../../../site';
import styles from './Bundles.module.css';
import { CourseGrid } from './CourseGrid';
import { PriceLabel } from './PriceLabel';

/** Renders nothing when there are no bundles. */
export function Bundles() {
  const { data: bundles = [] } = useListBundles();
  if (bundles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="bundles">
      <h2 id="bundles">Bundles</h2>
      <CourseGrid>
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <BundleCard bundle={bundle} />
          </li>
        ))}
      </CourseGrid>
    </section>
  );
}

function BundleCard({ bundle }: { bundle: BundleDto }) {
  const { name, courses, paymentOptions, url } = bundle;
  const site = useSite();
  return (
    <div className={styles.card}>
      <h3>{name}</h3>
      <p className="small-print">{`Contains ${pluralize(courses.length, 'course')}`}</p>
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <Link to={paths.course(course)} discover="none">
              {course.title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div>
          <PriceLabel options={paymentOptions} className={styles.price} others="short" />
          <Saving bundle={bundle} />
        </div>
        <a
          href={localAddress(url, site)}
          className={button.secondary}
          aria-label={`Enroll in Bundle: ${name}`}
        >
          Enroll in Bundle
        </a>
      </div>
    </div>
  );
}

function Saving({ bundle: { paymentOptions, separately } }: { bundle: BundleDto }) {
  const { locale } = useSite();
  const [price] = paymentOptions;
  if (!separately || !price) return null;
  const { amount, currency } = separately;
  const saved = formatMoney(amount - price.amount, currency, locale);
  return (
    <p className="small-print">
      {`${formatMoney(amount, currency, locale)} one by one. You save ${saved}.`}
    </p>
  );
}
