import type { CheerioAPI } from 'cheerio';
import { SECTION_LIST } from '../../islands/contract';

/** Lists the sections of a landing page in its hero, which is rendered before them: only the finished page has them all. */
export function listSections(page: CheerioAPI): void {
  const contents = page(`[${SECTION_LIST}]`);
  const list = contents.find('ol');
  page('main section h2[id]').each((_, heading) => {
    const link = page('<a>').attr('href', `#${heading.attribs.id}`).text(page(heading).text());
    list.append(page('<li>').append(link));
  });
  contents.removeAttr('hidden').removeAttr(SECTION_LIST);
}
