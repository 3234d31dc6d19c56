import { lazyExport } from '#lib/browser/lazy-component.ts'

/** Parts that are rarely opened or large: the contract's schemas, the bulk edit, the chart library. */

export const Backup = lazyExport(
  () => import('#features/admin-backup/components/backup.tsx'),
  'Backup',
)
export const Collections = lazyExport(
  () => import('#features/admin-seo/components/collections.tsx'),
  'Collections',
)
export const Compliance = lazyExport(
  () => import('#features/admin-products/compliance/compliance.tsx'),
  'Compliance',
)
export const Feeds = lazyExport(() => import('#features/admin-feeds/components/feeds.tsx'), 'Feeds')
export const Gst = lazyExport(() => import('#features/admin-gst/components/gst.tsx'), 'Gst')
export const Heads = lazyExport(() => import('#features/admin-seo/components/heads.tsx'), 'Heads')
export const ReceivedGoods = lazyExport(
  () => import('#features/admin-received/components/received-goods.tsx'),
  'ReceivedGoods',
)
export const Reports = lazyExport(
  () => import('#features/admin-reports/components/reports.tsx'),
  'Reports',
)
export const Searches = lazyExport(
  () => import('#features/admin-searches/components/searches.tsx'),
  'Searches',
)
export const BulkEdit = lazyExport(
  () => import('#features/admin-products/bulk-edit/bulk-edit.tsx'),
  'BulkEdit',
)
export const ChangePrices = lazyExport(
  () => import('#features/admin-products/prices/change-prices.tsx'),
  'ChangePrices',
)
