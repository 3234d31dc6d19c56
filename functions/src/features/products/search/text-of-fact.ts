const NEGATIVE =
  /^\s*(?:(?:no|not|none|never|without|nahi|nahin|nhi|नहीं|नही|बिना)(?![\p{L}\p{M}])|[✗✘–—-]\s*$)/iu

/** What a fact says for its product: "Induction: no" says nothing to those who look for induction. */
export const textOfFact = ({ name, value }: { name: string; value: string }): string =>
  NEGATIVE.test(value) ? '' : `${name} ${value}`
