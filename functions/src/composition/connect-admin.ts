import type { Caller } from '#domain/caller.ts'
import { auditRoutes } from '#features/audit/audit.routes.ts'
import { backupUseCases } from '#features/backup/backup.routes.ts'
import { cashRoutes } from '#features/cash/cash.routes.ts'
import { adminContentRoutes } from '#features/content/content.routes.ts'
import type { ContentService } from '#features/content/content.service.ts'
import { isOfPage } from '#features/content/undo-page.ts'
import { grievanceCounts } from '#features/grievances/grievances.repository.ts'
import { gstRoutes } from '#features/gst/gst.routes.ts'
import type { ImageFiles } from '#features/images/image-files.ts'
import { orphansRepository } from '#features/images/orphans.repository.ts'
import { adminOrdersRepository } from '#features/orders/admin/admin-orders.repository.ts'
import { taxDocumentsRepository } from '#features/orders/documents/tax-documents.repository.ts'
import { zipOfMonth } from '#features/orders/documents/zip-of-month.ts'
import { orderFigures } from '#features/orders/figures/order-figures.repository.ts'
import type { OrdersContext } from '#features/orders/orders-context.ts'
import { remittancesRepository } from '#features/orders/remittances/remittances.repository.ts'
import { editingRoutes } from '#features/products/editing/editing.routes.ts'
import type { OthersOfImports } from '#features/products/importing/imports-context.ts'
import { listStock } from '#features/products/index/list-stock.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { reportUseCases } from '#features/reports/reports.routes.ts'
import { adminSettingsRoutes } from '#features/settings/settings.routes.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { isOfSettings } from '#features/settings/undo-settings.ts'
import { rtoRoutes } from '#features/stats/rto.routes.ts'
import { statsRoutes } from '#features/stats/stats.routes.ts'
import { statusRoutes } from '#features/status/status.routes.ts'
import { ledgerRoutes } from '#features/stock/ledger.routes.ts'
import { digestService } from '#features/today/digest.service.ts'
import { todayUseCases } from '#features/today/today.routes.ts'
import { adminUserRoutes } from '#features/users/admin/admin-users.routes.ts'
import { adminUsersService } from '#features/users/admin/admin-users.service.ts'
import { appointAdmin } from '#features/users/admin/appoint-admin.ts'
import type { EmailConfirmation } from '#features/users/email/email-confirmation.ts'
import type { EraseAccount } from '#features/users/erasing/erase-account.ts'
import { passwordRequestRoutes } from '#features/users/forgotten/password-requests.routes.ts'
import { moveAccounts } from '#features/users/passwords/move-accounts.ts'
import type { UsersContext } from '#features/users/users-context.ts'
import type { UnreadableDocuments } from '#platform/observing/unreadable-documents.ts'
import { connectDesk } from './connect-orders.ts'
import { connectProducts } from './connect-products.ts'

type Others = Pick<OthersOfImports, 'createOffer' | 'network'> & {
  settings: SettingsService
  content: ContentService
  catalog: CatalogReplica
  files: ImageFiles
  email: Pick<EmailConfirmation, 'announce'>
  erasing: EraseAccount
  unreadable: UnreadableDocuments
}

/** Calls for admins only; each endpoint declares its access. */
export const connectAdmin = (context: OrdersContext, accounts: UsersContext, others: Others) => {
  const { connect, storage } = context
  const { settings, content, catalog, email, erasing } = others
  const { editing, imports, ...goods } = connectProducts({ ...context, catalog }, others)
  /** Chooses the undo by the batch's name, which shows what was changed. */
  const undo = (batch: string, by: Caller) => {
    if (isOfSettings(batch)) return settings.undo(batch, by)
    return isOfPage(batch) ? content.undo(batch, by) : editing.undo(batch, by)
  }
  const { newest, troublesOf } = adminOrdersRepository(connect, context.clock)
  const { ofShop, ofCustomer } = orderFigures(connect)
  const { ofMonth, turnoverOf } = taxDocumentsRepository(connect)
  const backup = backupUseCases(context)
  const desk = connectDesk(context, catalog)
  const reports = reportUseCases(context, async () => listStock(await catalog.withDrafts()))
  const today = todayUseCases(context, {
    counts: desk.counts,
    countUnpaid: remittancesRepository(connect).countUnpaid,
    stock: async () => (await reports.stock({})).rows,
    complaints: grievanceCounts(connect),
    countProducts: async () => (await catalog.withDrafts()).published.rows.size,
    backup: backup.state,
  })
  const users = adminUsersService(accounts, {
    ordersOf: ofCustomer,
    troublesOf,
    erasing,
    announceEmail: email.announce,
  })

  return {
    imports,
    backup,
    digest: digestService(context, today),
    moveAccounts: moveAccounts(accounts),
    appointAdmin: appointAdmin(accounts),
    orphans: orphansRepository(connect, storage),
    routes: [
      ...adminSettingsRoutes(settings),
      ...adminContentRoutes(content),
      ...editingRoutes({ ...editing, undo }),
      ...goods.routes,
      ...desk.routes,
      ...adminUserRoutes(users),
      ...passwordRequestRoutes(context),
      ...auditRoutes(context),
      ...gstRoutes(context, { documentsOf: ofMonth, turnoverOf, zip: zipOfMonth(context) }),
      ...cashRoutes(context),
      ...ledgerRoutes(context),
      ...reports.routes,
      ...statusRoutes(context, {
        catalog: async () => {
          const { live } = await catalog.current()
          return { products: live.count(), ageMs: catalog.ageMs() }
        },
        unreadable: others.unreadable.ids,
      }),
      ...backup.routes,
      ...statsRoutes({ ofShop, newest, products: goods.figures }),
      ...rtoRoutes(context),
      ...today.routes,
    ],
  }
}
