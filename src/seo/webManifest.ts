import { colorOf } from '../css/readTokens';
import { business } from '../company/business';
import { withBaseUrl } from '../company/site';
import { icons } from '../images/iconFiles';

/** The data a phone needs to add the site to its home screen (W3C Web Application Manifest). */
export const webManifest = {
  name: business.name,
  short_name: business.name,
  description: business.description,
  lang: 'en-US',
  id: withBaseUrl('/'),
  start_url: withBaseUrl('/'),
  display: 'browser',
  background_color: colorOf('ground'),
  theme_color: colorOf('ground'),
  icons: icons.map(({ file, size, purpose }) => ({
    src: withBaseUrl(`/${file}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
};
