import facts from '../data/company.json';
import { checkCompanyFacts } from './checkCompanyFacts';

// The configuration imports this first, because other modules compute from the facts as soon as they load.
checkCompanyFacts(facts);
