import { formatHours } from '../../src/company/business';
import { collectFacts } from '../../src/guide/facts';
import { makeGuide } from '../../src/guide/makeGuide';
import { readPdf } from '../readPdf';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const host = 'www.thegreatersouthwestfloridapavercompany.example';
const address = 'estimates.and.scheduling@thegreatersouthwestfloridapavercompany.example';

const longFacts = {
  name: 'The Greater Southwest Florida Paver, Hardscape and Outdoor Living Company of Fort Myers',
  site: { text: host, link: `https://${host}` },
  email: { text: address, link: `mailto:${address}` },
  hours: days.map((day) => formatHours({ days: [day], opens: '07:30', closes: '18:45' })),
  license: 'CBC0000000 (State of Florida) and LCC0000-00000 (Lee County)',
};

/** Makes and reads the guide of a company whose facts are longer than those of any company. */
export async function readLongerGuide(): ReturnType<typeof readPdf> {
  const facts = collectFacts();
  return readPdf(await makeGuide({ ...facts, company: { ...facts.company, ...longFacts } }));
}
