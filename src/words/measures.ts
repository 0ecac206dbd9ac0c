/** A number, an amount of dollars or a time of day, with its fraction: "1,200", "$1.50", "6:30", "2 3/8". */
const NUMBER = String.raw`\$?\d+(?:,\d{3})*(?:[.:/]\d+| \d+/\d+)?`;

/** Units in the forms that the site writes (handbook/voice.md). */
const UNIT = String.raw`(?:(?:sq|cu) (?:in|ft|yd)|(?:linear )?ft|in|yd|mm|lb|oz|mil|psi|PSI|mph|[ap]m|inch(?:es)?|foot|feet|yards?|miles?|min(?: read)?|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|percent)\b`;

/**
 * The source of a regular expression, without groups, that finds measures of at least two parts: a range, a size, a number
 * with its fraction or its unit. Or a unit of two words, with its "per".
 */
export const MEASURE = [
  String.raw`${NUMBER}(?: [ap]m)?(?:(?:–| ?× ?)${NUMBER})+\+?(?:[ -]${UNIT})?`,
  String.raw`${NUMBER}\+?[ -]${UNIT}`,
  String.raw`\d+ \d+/\d+`,
  String.raw`\b(?:per )?(?:sq|cu) (?:in|ft|yd)\b`,
].join('|');
