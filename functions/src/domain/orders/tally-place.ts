/** Where a number or a text is kept: collection, document, and the fields down to it. */
export type Place = [collection: string, id: string, ...fields: string[]]

export type Entry = [Place, number]
