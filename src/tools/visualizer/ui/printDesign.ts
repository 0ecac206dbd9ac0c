import { printOnly } from '../../SheetHead';

/** Prints the design or the photo: the styles of the designer leave out the rest of the page. */
export const printDesign = () => printOnly(document.documentElement);
