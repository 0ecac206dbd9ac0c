import facts from '../data/company.json';
import { checkCompanyFacts } from '../data/companyFacts';

// The configuration imports this first, because other modules compute from the facts as soon as they load.
checkCompanyFacts(facts);
