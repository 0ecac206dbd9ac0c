import { keepApplicable } from './conditionalText';
import { fillFigures } from './figuresInText';

/** Returns a text of the company's files as the site shows it: with what applies to the company, and its figures. */
export const ownText = (text: string): string => fillFigures(keepApplicable(text)).trim();
