import { leadSettings, takesPhotos } from '@site/src/leads/delivery/leadSettings';
import { PHOTO_FORM, photoFields } from '@site/src/leads/photos/photos';

/**
 * The form in which Netlify gets the photos of a lead. Only a script posts to it; it is in one built page, hidden, because
 * Netlify takes no form and no field that it did not find there.
 */
export default function PhotoForm() {
  if (!leadSettings.formTarget?.netlify || !takesPhotos) return null;
  return (
    <form hidden name={PHOTO_FORM} method="post" encType="multipart/form-data" data-netlify="true">
      {['form-name', 'leadId', 'subject'].map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={name === 'form-name' ? PHOTO_FORM : ''} />
      ))}
      {photoFields.map((name) => (
        <input key={name} type="file" name={name} aria-label={name} />
      ))}
    </form>
  );
}
