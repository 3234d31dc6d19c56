/** A text in other languages than the usual one, by language. */
export type Translations = Readonly<Record<string, string>>
