/** The pages after the contents, in their order: each fills one page. */
export const chapters = [
  { id: 'costs', kicker: 'Prices', title: 'What pavers cost here' },
  { id: 'extras', kicker: 'Prices', title: 'What extras and upkeep cost' },
  { id: 'materials', kicker: 'Materials', title: 'Six materials side by side' },
  { id: 'quotes', kicker: 'Quotes', title: 'A checklist for three quotes' },
  { id: 'care', kicker: 'Care', title: 'The year of a paved surface' },
  { id: 'contact', kicker: 'Next', title: 'Have your own ground measured' },
] as const;

export type ChapterId = (typeof chapters)[number]['id'];

/** The page on which the first of them stands, after the cover and the contents. */
export const firstChapterPage = 3;
