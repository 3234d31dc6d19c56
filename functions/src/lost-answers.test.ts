import { haveOneEffect } from '#testing/lost-answers/one-effect.ts'

/** One call of each kind of unit that a crash can cut; lost-answers.verify.test.ts makes every call there is. */
haveOneEffect([
  // A batch without a transaction.
  'POST /api/checkout',
  // A transaction of stock, order, numbers and sums.
  'POST /api/checkout/:id/finalize',
  'POST /api/orders/:id/cancel',
  // A transaction, and what follows from it in others.
  'PUT /api/admin/orders/:id',
  'DELETE /api/admin/orders/:id',
  // A document that is drawn first, and numbered.
  'POST /api/admin/orders/:id/return/exchange',
  // What is decided once.
  'PUT /api/admin/orders/:id/return',
  // Many orders, one after the other.
  'POST /api/admin/orders/bulk',
  'POST /api/admin/orders/shipments.csv',
  // A product with its rows in the catalog; units that are added to what there is.
  'POST /api/products',
  'PUT /api/products/:id',
  'POST /api/cart',
  // Two documents of one person that become one.
  'POST /api/cart/merge',
  // An account outside the database, and its document.
  'POST /api/users/register',
  'DELETE /api/admin/users/:id',
  // A file outside the database.
  'POST /api/upload',
  // Work that goes on after the answer.
  'POST /api/admin/products/import',
])
