import { business, mailHref } from '@site/src/company/business';
import { formatCount } from '@site/src/words/format';
import { optionalFacts } from '@site/src/company/optionalFacts';
import { siteParts } from '@site/src/company/siteParts';
import { leadSettings, takesPhotos } from '@site/src/leads/delivery/leadSettings';
import { MOST_PHOTOS } from '@site/src/leads/photos/photos';
import { receiverFor } from '@site/src/leads/delivery/receivers';

const receiver = receiverFor(leadSettings.delivery);

const notConnected =
  'Right now, our forms aren’t connected, so nothing you type in them reaches us. Your browser checks it, keeps some of it until you close the tab (see “What your browser keeps”), and writes it to its console, a log for developers that stays on your device. To reach us, please call or email.';

/** What another company learns from any request, and what the site cannot promise for it. */
const otherCompany = (name: string) =>
  `${name} also learns your IP address, as any server does that your browser contacts, and it has a privacy policy of its own.`;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Says whose privacy policy this is, where they are, and since when it applies. */
export function WhoPromises() {
  const { postalAddress, privacy } = optionalFacts;
  return (
    <p>
      This page is about the website of {business.name}
      {postalAddress && `, ${postalAddress}`}. You can reach us at <a href={mailHref}>{business.email}</a>.
      {privacy && ` It applies from ${longDay.format(new Date(privacy.since))}.`}
    </p>
  );
}

/** Says how long the company keeps requests. */
export function HowLongKept() {
  const { privacy } = optionalFacts;
  return (
    <p>
      If you hire us, we keep your name, your number and the notes about your project for as long as the work and its
      paperwork require.
      {privacy &&
        ` If you don’t, we delete your request${takesPhotos ? ' and its photos' : ''} within ${formatCount(privacy.keepMonths, 'month')}.`}
    </p>
  );
}

/** Says who receives form data, as configured in this build. */
export function WhoReceives() {
  if (!receiver) return <p>{notConnected}</p>;
  const { provider, custody, isOtherCompany } = receiver;
  const sent = `When you press a form’s button, your browser sends what you typed over an encrypted connection to ${provider}, ${custody}.`;
  return <p>{isOtherCompany ? `${sent} ${otherCompany(provider)}` : sent}</p>;
}

/** What goes to the receiver besides the fields of a form; nothing if there is no receiver. */
export function WhatGoesAlong() {
  if (!receiver) return null;
  return (
    <>
      <p>
        What goes along with it: which form it was, the page you were on and the city or service it’s about, the time,
        {siteParts.referrals && ' who referred you (if you told us),'} the words next to the button you pressed, a
        random number that tells your request from others, and a note if it looks like a program filled in the form.
      </p>
      <p>
        Your request also says how you found us: the first page you opened here, the name of the site that led you to it
        (not which page of it you were on), and what an ad’s link says about the ad: where it ran, its campaign and
        keyword, and a number for your click. That’s how we know which ads bring requests. If a click on a Google or
        Microsoft ad leads to a job, we may tell that company the number of the click, when we won the job and what it
        was worth, and nothing else about you. If your browser sends the signal called Global Privacy Control, none of
        this is kept or sent.
      </p>
      {takesPhotos && (
        <p>
          You can add up to {MOST_PHOTOS} photos. Your browser reduces them and leaves out everything but the picture:
          the place, the date and the camera that may be noted in a photo stay with you. They go to the same place right
          after your request.
        </p>
      )}
      {leadSettings.spamCheck && (
        <p>
          To keep out programs, a form that you start to use loads a check by Cloudflare, called Turnstile. Cloudflare
          learns your IP address and details of your browser, and has a privacy policy of its own. The result of the
          check goes to us with your request. If your browser blocks it, your request is sent without it.
        </p>
      )}
    </>
  );
}

/** Says what the browser keeps of how the visitor came here; nothing if there is no receiver, because nothing is kept then. */
export function HowYouCame() {
  if (!receiver) return null;
  return (
    <p>
      Also until you close the tab: the web addresses of the first page you opened here and of the page that led you to
      it, as far as your browser tells us, and the same each time you come back from outside this site. The addresses
      are kept whole, but a form sends only the parts of them that are listed above.
    </p>
  );
}

/** Says what happens to the photo in the paver designer. */
export function DesignerPhoto() {
  return takesPhotos
    ? 'Pavers are drawn on it in your browser. We see the photo only if you check “Send it with my request” and then send the form. Until then, a copy for the form is kept here, too; removing it from the form deletes it.'
    : 'We never see the photo: pavers are drawn on it in your browser.';
}

/** Says how long photos of a form stay in the browser, in a build whose receiver takes them. */
export function FormPhotos() {
  if (!takesPhotos) return null;
  return (
    <p>
      Photos you’ve added to a form stay in this browser, too, so that a reload doesn’t lose them, until they’ve reached
      us or you remove them. Only the tab you added them in shows them. If you close it first, they’re deleted when
      photos are next added here, a day later or more.
    </p>
  );
}

/** What the company uses a request for. */
export function WhatFor() {
  const lead = receiver ? 'We use' : 'Once they’re connected, we’ll use';
  return (
    <p>
      {lead} what you send through the contact form, the estimate form, the chat or the guide sign-up to get back to
      you, come out and measure, or send you the guide.
      {siteParts.newsletter &&
        ' If you check “Sign up for news and updates,” we also use your email address to send you those, until you tell us to stop. By federal law, each of those emails has our postal address and a way to unsubscribe.'}{' '}
      We don’t sell what you send us, and we don’t share it for advertising
      {receiver && ', except for the number of a click on an ad, as described above'}.
    </p>
  );
}

/** Says who runs the booking page, if the company has one. */
export function WhereYouBook() {
  const { bookingPage } = optionalFacts;
  if (!bookingPage) return null;
  return (
    <p>
      {`“Pick a time” leads to our booking page at ${new URL(bookingPage).host}. It isn’t part of this website: what you enter there goes to the company that runs it, which has a privacy policy of its own, and from there to us.`}
    </p>
  );
}

/** Says which parts of a request stay in the browser until it is received. */
export function WhatWaits() {
  if (!receiver) return null;
  return (
    <p>
      One thing is sent later, without another click: a request you sent that couldn’t be delivered, because there was
      no connection or our system wasn’t responding. It is saved in this browser and sent again while a page of this
      site is open, until we receive it or for up to seven days. After that, we show it to you again and you decide what
      to do with it. “Don’t send it” and “Remove it” delete it right away. Once a request has been received, the browser
      keeps a random number for one day and, until you close the tab, what you sent with each form last, so the same
      request isn’t sent twice.
    </p>
  );
}
