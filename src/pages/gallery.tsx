import Band from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import ContactForm from '@site/src/components/forms/ContactForm';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactSection from '@site/src/components/sections/ContactSection';
import ContactLink from '@site/src/components/base/ContactLink';
import LightboxPicture from '@site/src/components/base/Lightbox';
import SampleMark from '@site/src/components/base/SampleMark';
import WorkLinks from '@site/src/components/sections/WorkLinks';
import { business } from '@site/src/data/business';
import { EVENING } from '@site/src/data/closingPictures';
import { gallery } from '@site/src/data/gallery';
import { withArticle } from '@site/src/data/numberWords';
import { offers, surfaces } from '@site/src/data/services';
import { pictureById } from '@site/src/images/pictures';
import { takesPhotos } from '@site/src/leads/configured';
import Page from '@site/src/theme/Page';
import styles from './_gallery.module.css';

const areRenderings = gallery.every(({ picture }) => pictureById(picture).kind !== 'photo');

/** The pictures of the gallery. */
export default function GalleryPage() {
  return (
    <Page
      title={`Paver gallery: ${surfaces}`}
      description={`What pavers can look like at ${withArticle(business.region)} home, in large pictures. Look for straight borders, cuts that fit and a clear path for the water.`}
      keywords={[
        'paver gallery',
        ...(offers('paver-driveways') ? ['paver driveway ideas'] : []),
        ...(offers('pool-decks') ? ['pool deck ideas'] : []),
        'paver patterns',
      ]}
      crumb="Gallery"
      headline={`Paver gallery: ${surfaces}`}
      lead={`${areRenderings ? 'These are renderings. ' : ''}Look for straight borders, cuts without thin slivers and a clear path for the water, here and in any paver job.`}
      contactForm={takesPhotos}
    >
      <Band as="div">
        <ul className={styles.grid}>
          {gallery.map(({ id, title, location, picture, sample }, index) => (
            <li key={id}>
              <figure>
                <LightboxPicture
                  id={picture}
                  slot={index === 0 ? 'galleryLead' : 'galleryTile'}
                  priority={index === 0}
                  title={title}
                  location={location}
                  className={styles.picture}
                />
                <figcaption className={styles.caption}>
                  <span className={styles.title}>{title}</span>{' '}
                  <span className={styles.location}>
                    {location} {sample && <SampleMark />}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <WorkLinks />
      </Band>
      {takesPhotos && (
        <ContactSection
          title="Send us a picture you like"
          lead="A photo, a screenshot or a sketch on a napkin. Tell us where it should go, and how large the spot is."
        >
          <ContactForm />
        </ContactSection>
      )}
      <CallToAction
        picture={EVENING}
        title="Want one like these?"
        description="Text or email us a picture you like, or a sketch on a napkin. We’ll measure, draw it to scale and price it, free."
      >
        <ContactLink size="lg" /> <CallButton size="lg" variant="outline" />
      </CallToAction>
    </Page>
  );
}
