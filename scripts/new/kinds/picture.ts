import { galleryPictureSchema } from '../../../src/company/schemas/work';
import { slugOf } from '../files';
import { fieldOf } from '../questions';
import { addTo, hasPicture, LOOK, ofService, photoNext, serviceIn, text, unused, type Kind } from './kind';

const { title, location } = galleryPictureSchema.entries;

export const picture: Kind = {
  questions: (company) => [
    unused(fieldOf('title', 'What the picture shows', title), (name) => hasPicture(company, `gallery-${slugOf(name)}`)),
    fieldOf('location', 'In which town it was taken', location),
    ofService,
  ],
  make: (company, answers) => {
    const shown = text(answers.title);
    const id = slugOf(shown);
    const entry = { id, title: shown, location: text(answers.location), ...serviceIn(answers) };
    addTo(company, 'gallery.yaml', ['pictures'], entry);
    return {
      picture: { id: `gallery-${id}`, slots: ['galleryLead', 'galleryTile', 'swipeCard'], subject: shown },
      next: [photoNext(`gallery-${id}`), `It is the last one on /gallery. ${LOOK}`],
    };
  },
};
