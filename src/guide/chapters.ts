/** The pages after the contents, in their order: each fills one page. */
export const chapters = {
  costs: { kicker: 'Prices', title: 'What pavers cost here' },
  extras: { kicker: 'Prices', title: 'What extras and upkeep cost' },
  materials: { kicker: 'Materials', title: 'Six materials side by side' },
  quotes: { kicker: 'Quotes', title: 'A checklist for three quotes' },
  care: { kicker: 'Care', title: 'Paver care through the year' },
  contact: { kicker: 'Next', title: 'Have your own yard measured' },
} as const;

export type ChapterId = keyof typeof chapters;

/** The page on which the first of them stands, after the cover and the contents. */
export const firstChapterPage = 3;
