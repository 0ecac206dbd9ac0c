/** The tools that an article can have, by the names of their components. */
export const articleTools = {
  Estimator: { id: 'estimate', link: 'Go to the calculator' },
  TwentyYearComparison: { id: 'comparison', link: 'Compare your own figures' },
  CareCalendar: { id: 'care', link: 'Get your own dates' },
} as const satisfies Readonly<Record<string, ArticleTool>>;

interface ArticleTool {
  /** Its id on the page. */
  readonly id: string;
  /** The link to it below the headline. */
  readonly link: string;
}

export type ArticleToolName = keyof typeof articleTools;

/** Returns the first tool in the text of an article; undefined if it has none. */
export function firstTool(mdx: string): ArticleToolName | undefined {
  const names = Object.keys(articleTools) as ArticleToolName[];
  const places = names.map((name) => ({ name, place: mdx.search(new RegExp(`<${name}\\b`)) }));
  return places.filter(({ place }) => place !== -1).sort((one, other) => one.place - other.place)[0]?.name;
}

/** From so many sections on, an article is long: it lists them, and has a call to action between them. */
export const LONG_ARTICLE = 4;
