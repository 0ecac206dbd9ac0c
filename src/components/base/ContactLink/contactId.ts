/** Id of the section that holds a page's form. Stands alone, so that an island can name it without the link's router. */
export const CONTACT_ID = 'contact';
