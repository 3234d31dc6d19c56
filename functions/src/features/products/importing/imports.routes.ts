import {
  getImport,
  importProducts,
  retryPictures,
} from '@bartan/contract/products/import-endpoints'
import { handle } from '#http/framework/route.ts'
import type { ImportsService } from './imports.service.ts'

export const importRoutes = (imports: ImportsService) => [
  handle(importProducts, async ({ body: { csv, dryRun }, query, caller, res }) => {
    const { category, ...options } = query
    if (!dryRun) return imports.begin({ csv, category, options: options }, caller)
    const plan = await imports.plan({ csv, category, options })
    res.status(200)
    return plan
  }),
  handle(getImport, ({ params }) => imports.state(params.id)),
  handle(retryPictures, ({ params, caller }) => imports.retryPictures(params.id, caller)),
]
