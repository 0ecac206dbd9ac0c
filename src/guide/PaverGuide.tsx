import { Document } from '@react-pdf/renderer';
import { business } from '../data/business';
import { guide } from '../data/guide';
import Care from './pages/Care';
import Contact from './pages/Contact';
import Costs from './pages/Costs';
import Cover from './pages/Cover';
import Extras from './pages/Extras';
import Ground from './pages/Ground';
import Materials from './pages/Materials';
import Quotes from './pages/Quotes';

/**
 * The paver guide. Its reading order is the order below, its outline lists the pages, its language and title are stated.
 * Tags of structure (PDF/UA) are what the library does not write: github.com/diegomura/react-pdf/issues/1288.
 */
export default function PaverGuide() {
  return (
    <Document
      title={guide.title}
      author={business.name}
      subject="What pavers cost, how the materials compare, what a quote should say, and when care is due"
      creator={business.name}
      language="en-US"
      pdfVersion="1.7"
      pageMode="useOutlines"
    >
      <Cover />
      <Ground />
      <Costs />
      <Extras />
      <Materials />
      <Quotes />
      <Care />
      <Contact />
    </Document>
  );
}
