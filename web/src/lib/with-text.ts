/** Texts by language with another in one of them; an empty one goes. */
export const withText = <T extends Readonly<Record<string, unknown>>>(
  texts: T,
  language: string,
  text: string,
): T => {
  const others = Object.entries(texts).filter(([code]) => code !== language)
  // The languages are those of `texts`.
  return Object.fromEntries(text === '' ? others : [...others, [language, text]]) as T
}
