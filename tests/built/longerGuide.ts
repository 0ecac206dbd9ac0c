import { business, type Business } from '../../src/company/business';
import { makeGuide } from '../../src/guide/makeGuide';
import { readPdf } from '../readPdf';

const longFacts: Partial<Business> = {
  name: 'The Greater Southwest Florida Paver, Hardscape and Outdoor Living Company of Fort Myers',
  url: 'https://www.thegreatersouthwestfloridapavercompany.example',
  email: 'estimates.and.scheduling@thegreatersouthwestfloridapavercompany.example',
  hours: (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const).map((day) => ({
    days: [day],
    opens: '07:30',
    closes: '18:45',
  })),
  licenseNumber: 'CBC0000000 (State of Florida) and LCC0000-00000 (Lee County)',
};

/** Makes and reads the guide of a company whose facts are longer than those of any company. */
export async function readLongerGuide(): ReturnType<typeof readPdf> {
  const own = { ...business };
  Object.assign(business, longFacts);
  const bytes = await makeGuide().finally(() => Object.assign(business, own));
  return readPdf(bytes);
}
