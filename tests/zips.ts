import type { AreaId } from '../src/company/areas';
import { floridaCounties } from '../src/tools/zipCheck/core/counties';
import type { ZipVerdict } from '../src/tools/zipCheck/core/types';
import { buildZipList } from '../src/tools/zipCheck/core/zipList';

const list = buildZipList(floridaCounties());

/** Returns a ZIP with this answer, and the area nearest to it. */
export function someZip(verdict: ZipVerdict): { readonly zip: string; readonly area: AreaId } {
  for (const [area, zips = ''] of Object.entries(list[verdict])) {
    const [zip] = zips.split(' ');
    if (zip) return { zip, area: area as AreaId };
  }
  throw new Error(`There is no ZIP with the answer "${verdict}".`);
}

/** Returns a ZIP whose answer is the page of its county; undefined if no page is about one. */
export function countyZip(): { readonly zip: string; readonly county: string } | undefined {
  const [[county, zips = ''] = []] = Object.entries(list.county);
  return county === undefined ? undefined : { zip: zips.split(' ')[0], county };
}

/** Returns a ZIP in the region that has no area, such as one for post office boxes; undefined if there is none. */
export function unlistedZip(): string | undefined {
  const listed = [...[list.yes, list.county, list.call].map((group) => Object.values(group).join(' ')), list.far]
    .join(' ')
    .split(' ');
  return list.region
    .flatMap((region) => Array.from({ length: 100 }, (_, last) => region + String(last).padStart(2, '0')))
    .find((zip) => !listed.includes(zip));
}
