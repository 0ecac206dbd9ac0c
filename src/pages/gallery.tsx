import Band from '@site/src/components/sections/Band';
import ContactForm from '@site/src/components/forms/ContactForm';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactSection from '@site/src/components/sections/ContactSection';
import InParts from '@site/src/components/sections/InParts';
import LightboxPicture from '@site/src/components/base/Lightbox';
import SampleMark, { sampleWork } from '@site/src/components/base/SampleMark';
import ServiceLink from '@site/src/components/sections/ServiceLink';
import WorkLinks from '@site/src/components/sections/WorkLinks';
import { business } from '@site/src/company/business';
import { nounFor } from '@site/src/words/format';
import { gallery } from '@site/src/company/gallery';
import { inWords, withArticle } from '@site/src/words/numberWords';
import { offers } from '@site/src/company/services';
import { pictureById } from '@site/src/images/pictures';
import { takesPhotos } from '@site/src/leads/delivery/leadSettings';
import Page from '@site/src/theme/Page';
import styles from './_gallery.module.css';

const headline = `Paver gallery: ${inWords(gallery.length)} ${nounFor(gallery.length, 'idea')} for your house`;

const areRenderings = gallery.every(({ picture }) => pictureById(picture).kind !== 'photo');

/** The pictures of the gallery. */
export default function GalleryPage() {
  return (
    <Page
      title={headline}
      description={`What pavers can look like at ${withArticle(business.region)} home, in ${gallery.length === 1 ? 'a large picture' : 'large pictures'}, and what to look for in any job: even borders, whole pieces and a slope.`}
      keywords={[
        'paver gallery',
        ...(offers('paver-driveways') ? ['paver driveway ideas'] : []),
        ...(offers('pool-decks') ? ['pool deck ideas'] : []),
        'paver patterns',
      ]}
      crumb="Gallery"
      headline={headline}
      lead={`${areRenderings ? `${sampleWork(gallery.length)} ` : ''}In any paver job, look for even borders, no thin slivers at the edges, and a slope that takes water away from the house.`}
      contactForm={takesPhotos}
    >
      <Band as="div">
        <InParts entries={gallery} most={5}>
          {(part) => (
            <ul className={styles.grid}>
              {part.map(({ id, title, location, note, service, picture, sample }, index) => (
                <li key={id}>
                  <figure>
                    <LightboxPicture
                      id={picture}
                      slot={index === 0 ? 'galleryLead' : 'galleryTile'}
                      priority={id === gallery[0]?.id}
                      title={title}
                      location={location}
                      className={styles.picture}
                    />
                    <figcaption className={styles.caption}>
                      <span className={styles.title}>{title}</span>{' '}
                      <span className={styles.location}>
                        {location} {sample && <SampleMark of="work" />}
                      </span>{' '}
                      {note && <span className={styles.note}>{note}</span>}{' '}
                      {service && <ServiceLink service={service} />}
                    </figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          )}
        </InParts>
        <WorkLinks />
      </Band>
      {takesPhotos && (
        <ContactSection
          title="Send us a picture you like"
          lead="A photo, a screenshot or a sketch will do. Tell us where it should go, and how large the spot is."
        >
          <ContactForm />
        </ContactSection>
      )}
      <CallToAction
        title="See something you like?"
        description="Tell us, and we’ll come look at your yard and price the job, free."
        writeFirst
      />
    </Page>
  );
}
