import { listAudit } from '@bartan/contract/audit/endpoints'
import type { AuditEntry } from '@bartan/contract/audit/schema'
import { namesToCopy } from '@bartan/contract/products/names'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { invalidField } from '#domain/app-error.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import { handlePage } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { auditRepository } from './audit.repository.ts'

const isOfProduct = ({ action }: AuditEntry): boolean => action.startsWith('product.')

export const auditRoutes = ({ connect, namesOf }: ShopContext) => {
  const audit = auditRepository(connect)

  return [
    handlePage(listAudit, async ({ query: { after, limit = LIST_LIMIT, page, ...filter } }) => {
      const found = await audit.list(filter, { after, ...pageQueryOf({ page, limit }) })
      if (!found) throw invalidField('after', reason('field_not_entry', { field: 'after' }))
      const names = await namesOf(found.list.filter(isOfProduct).map(({ target }) => target._id))
      const list = found.list.map((entry) => ({
        ...entry,
        target: { ...entry.target, ...namesToCopy(names.get(entry.target._id) ?? {}) },
      }))
      return { list, total: found.total, page, limit }
    }),
  ]
}
