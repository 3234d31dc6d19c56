import QUERIES from './shopper-queries.json' with { type: 'json' }

/**
 * What shoppers type, in five languages and many spellings, with fillers, uses and measures, and the products of
 * assortment.ts that a shopkeeper would put before them: all that fit, in any order. Several ways of saying one thing share a
 * row. The search was tuned by all of them but `unseen`, which were written when it was done.
 */
export const shopperQueries = (
  set: keyof typeof QUERIES,
): { query: string; wanted: Set<string> }[] =>
  QUERIES[set].flatMap(([queries = '', wanted = '']) =>
    queries.split(' | ').map((query) => ({ query, wanted: new Set(wanted.split(' ')) })),
  )
