import { business } from '@site/src/company/business';
import { listWords } from '@site/src/words/numberWords';
import { countsVisits, tags } from '@site/src/company/tags';
import { leadSettings } from '@site/src/leads/delivery/leadSettings';
import { companiesOf } from '@site/src/tags/policy';

const companies = companiesOf(tags);
const products = listWords(companies.map(({ product }) => product));
const names = listWords([...new Set(companies.map(({ name }) => name))]);
const withCookies = companies.filter(({ cookies }) => cookies);
const withEvents = companies.filter(({ countsEvents }) => countsEvents);

/** The sentences under the headline of the privacy page. */
export const privacyLead = countsVisits(tags)
  ? `This site counts its visits with ${products}. Here is what it stores and where.`
  : leadSettings.spamCheck
    ? 'This site sets no cookies and has no tracking scripts. Here is what it stores and where.'
    : 'This site sets no cookies, has no tracking scripts and loads nothing from other companies. Here is what it stores and where.';

const ownFiles = 'Fonts and pictures come from this site alone.';
const server = 'Like any web server, the one that hosts this site sees your IP address and which pages you visit.';

/** Says who counts visits, what they learn and what they don't, as configured in company.yaml. */
export function WhoCounts() {
  if (!countsVisits(tags)) {
    const others = leadSettings.spamCheck ? 'The only script from another company is the check for programs. ' : '';
    return (
      <p>
        {others}
        {server}
      </p>
    );
  }
  return (
    <>
      <p>
        {`To learn how many people visit which pages, and how they find us, this site uses ${products}. The scripts for that come from ${names}. They load once you use a page, or after five seconds. From then on, ${names} can see your IP address, details of your browser, the page you’re on, and the site or the ad that brought you here. ${companies.length > 1 ? 'Each company has' : 'The company has'} a privacy policy of its own.`}
      </p>
      <p>
        {withEvents.length > 0
          ? `${listWords(withEvents.map(({ product }) => product))} also ${withEvents.length > 1 ? 'learn' : 'learns'} that a form was sent and received, which form it was and which city or service its page is about, and that somebody tapped our phone number${business.texts ? ', our email address or a link to text us' : ' or our email address'}. `
          : ''}
        What you type never goes there: not from forms, not from tools, and not in the addresses of pages. On a page
        that you open with a link somebody shared, nothing loads until you send a form.
      </p>
      <p>
        {withCookies.length > 0
          ? `${withCookies.map(({ product, cookies }) => `${product} sets cookies: ${cookies}.`).join(' ')} They tell one browser from another. There are no other cookies.`
          : 'None of this sets a cookie.'}{' '}
        If your browser sends the signal called Global Privacy Control, nothing of this loads.
      </p>
      <p>
        {ownFiles} {server}
      </p>
    </>
  );
}
