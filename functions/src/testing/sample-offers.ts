const CONDITIONS = {
  name: 'sample',
  active: true,
  // None that begins while something is tested.
  from: '2099-01-01T00:00:00Z',
  to: '2099-02-01T00:00:00Z',
  scope: {
    categories: ['Kitchen'],
    brands: ['sample'],
    materials: ['sample'],
    collections: ['sample'],
    products: ['sample'],
  },
  version: 1,
  code: 'SAMPLE',
  minimum: 10,
  firstOrder: true,
  usesTotal: 1,
  usesPerPhone: 1,
}

/** Offers in which every field of a kind is filled in: which fields go together is no matter of a schema alone. */
export const SAMPLE_OFFERS: readonly object[] = [
  { ...CONDITIONS, kind: 'percent', percent: 10, most: 10 },
  { ...CONDITIONS, kind: 'amount', amount: 10 },
  { ...CONDITIONS, kind: 'buy_get', buy: 1, get: 1, percent: 10 },
  { ...CONDITIONS, kind: 'set_price', products: [{ productId: 'sample', quantity: 1 }], price: 10 },
  { ...CONDITIONS, kind: 'quantity', tiers: [{ from: 1, percent: 10 }] },
]
