import { textOn } from '../../../backend/src/common/color/contrast';
import { useSite } from '../site';
import { uploadedPicture } from './uploaded-picture';

/** Sets the accent colors of the site over those of `tokens.css`, and its icon. */
export function SiteHead() {
  const { accent, accentDark, favicon } = useSite();
  const light = `--accent:${accent};--on-accent:${textOn(accent)}`;
  const dark = `--accent:${accentDark};--on-accent:${textOn(accentDark)}`;
  return (
    <>
      <link rel="icon" href={favicon ? uploadedPicture(favicon, 96) : '/favicon.svg'} />
      {/* With these attributes, React puts the style into the head. */}
      <style href="site" precedence="site">
        {`:root{${light};--footer-accent:${accentDark}}html[data-theme='dark']{${dark}}`}
      </style>
    </>
  );
}
