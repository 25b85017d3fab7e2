import { Check, FileCheck, Hammer, Infinity as Lifetime, MessagesSquare } from 'lucide-react';
import { useListBundlesOfCourse } from '../../../api/generated/courses/courses';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import type { CourseOfferDto } from '../../../api/generated/model/courseOfferDto';
import { Badge } from '../../../components/Badge';
import { offersOf } from '../course-labels';
import styles from './CourseOffer.module.css';
import { guaranteeText, localAddress, type Site, useSite } from '../../../site';
import { EnrolAction } from './EnrolAction';
import { PriceLabel } from './PriceLabel';

/** The id of the card. */
export const OFFER = 'offer';

export function CourseOffer({ course }: { course: CourseDto }) {
  const site = useSite();
  const guarantee = guaranteeText(site);
  const udemy = offersOf(course).find(({ platform }) => platform === 'udemy');
  return (
    <aside id={OFFER} className={styles.offer} aria-label="Enrollment">
      <div className={styles.body}>
        <div className={styles.purchase}>
          <PriceLabel options={course.paymentOptions} className={styles.price} others="all">
            {udemy && <span className={styles.platform}> on Thinkific</span>}
          </PriceLabel>
          <EnrolAction course={course} className={styles.enrol} />
          {guarantee && <p className={`small-print ${styles.guarantee}`}>{guarantee}</p>}
        </div>
        <CourseBundles id={course.id} />
        {udemy && <UdemyOffer offer={udemy} title={course.title} />}
        {site.includes.length > 0 && <h2 className={styles.title}>Course Includes</h2>}
        <ul className={styles.includes}>
          {site.includes
            .filter(({ kind }) => isClaimed(kind, course))
            .map(({ kind, text }) => (
              <li key={text}>
                <IncludedIcon kind={kind} />
                {text}
              </li>
            ))}
        </ul>
      </div>
    </aside>
  );
}

function isClaimed(kind: keyof typeof ICONS, course: CourseDto): boolean {
  if (kind === 'lifetime-access') return course.hasLifetimeAccess;
  return kind !== 'certificate' || course.claimsCertificate;
}

const ICONS = {
  'lifetime-access': Lifetime,
  support: MessagesSquare,
  projects: Hammer,
  certificate: FileCheck,
  other: Check,
} satisfies Record<Site['includes'][number]['kind'], unknown>;

function IncludedIcon({ kind }: { kind: keyof typeof ICONS }) {
  const Icon = ICONS[kind];
  return <Icon size={18} aria-hidden="true" />;
}

interface UdemyOfferProps {
  offer: CourseOfferDto;
  title: string;
}

/** The same course on Udemy, which does not always tell the price. */
function UdemyOffer({ offer: { price, priceText, url }, title }: UdemyOfferProps) {
  return (
    <p className={styles.udemy}>
      <span>Also on Udemy</span>
      <Badge>{price === 0 ? 'Free' : (priceText ?? 'Paid')}</Badge>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Enroll on Udemy: ${title} (in a new tab)`}
        >
          Enroll on Udemy
          <span className="arrow arrow-out" />
        </a>
      )}
    </p>
  );
}

function CourseBundles({ id }: { id: string }) {
  const { data: bundles = [] } = useListBundlesOfCourse(id);
  const site = useSite();
  return bundles.map(({ id: bundle, name, url, paymentOptions }) => (
    <div key={bundle} className={styles.udemy}>
      {'Also in the bundle '}
      <a href={localAddress(url, site)}>{name}</a>
      <PriceLabel options={paymentOptions} className="small-print" />
    </div>
  ));
}
