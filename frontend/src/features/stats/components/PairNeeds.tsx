import { Link } from 'react-router-dom';
import type { SuggestedPairsDto } from '../../../api/generated/model/suggestedPairsDto';
import { adminPaths } from '../../../paths';
import { MoreNeeds, NeedLine } from './NeedLine';

/** Courses of both platforms that may be the same. */
export function PairNeeds({ needs: { pairs, total } }: { needs: SuggestedPairsDto }) {
  const more = total - pairs.length;
  return (
    <>
      {pairs.map(({ thinkific_id: id, thinkific_title: title, udemy_id, udemy_title: theirs }) => (
        <NeedLine
          key={`${id} ${udemy_id}`}
          title={title}
          text={`May be the same as on Udemy: ${theirs}`}
          action={
            <Link to={adminPaths.likelyPairs} aria-label={`Compare ${title} and ${theirs}`}>
              Compare
            </Link>
          }
        />
      ))}
      <MoreNeeds more={more} words="Likely pairs" noun="pair" to={adminPaths.likelyPairs} />
    </>
  );
}
