import type { Connect } from '#database/connect.ts'
import type { Caller } from '#domain/caller.ts'
import { auditService } from '#features/audit/audit.service.ts'
import { waitingPhonesService } from '#features/back-in-stock/waiting-phones.service.ts'
import { backupService } from '#features/backup/backup.service.ts'
import { phoneOrdersService } from '#features/checkout/phone-orders.service.ts'
import type { Quoting } from '#features/checkout/quoting.ts'
import type { ContentService } from '#features/content/content.service.ts'
import { isOfPage } from '#features/content/undo-page.ts'
import { countGrievances } from '#features/grievances/grievance-counts.repository.ts'
import type { ImageFiles } from '#features/images/image-files.ts'
import { orphansRepository } from '#features/images/orphans.repository.ts'
import { subscribersService } from '#features/newsletter/subscribers.service.ts'
import type { OffersService } from '#features/offers/offers.service.ts'
import { adminOrdersRepository } from '#features/orders/admin/admin-orders.repository.ts'
import { orderFiguresRepository } from '#features/orders/figures/order-figures.repository.ts'
import { orderFigures } from '#features/orders/figures/order-figures.ts'
import { storedFiguresRepository } from '#features/orders/figures/stored-figures.repository.ts'
import type { OrdersContext } from '#features/orders/orders-context.ts'
import { remittancesRepository } from '#features/orders/remittances/remittances.repository.ts'
import type { editingService } from '#features/products/editing/editing.service.ts'
import type { CatalogIndex } from '#features/products/index/catalog-index.ts'
import {
  paperCodesRepository,
  paperCodesTransactions,
} from '#features/products/paper-codes/paper-codes.repository.ts'
import { paperCodesService } from '#features/products/paper-codes/paper-codes.service.ts'
import { readingService } from '#features/products/reading/reading.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { CatalogSource } from '#features/products/replica/catalog-source.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { isOfSettings } from '#features/settings/undo-settings.ts'
import { statusService } from '#features/status/status.service.ts'
import { digestService } from '#features/today/digest.service.ts'
import { todayService } from '#features/today/today.service.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { adminUserListRepository } from '#features/users/admin/admin-user-list.repository.ts'
import { adminUsersService } from '#features/users/admin/admin-users.service.ts'
import { appointAdmin } from '#features/users/admin/appoint-admin.ts'
import type { EraseAccount } from '#features/users/erasing/erase-account.ts'
import { passwordRequestsService } from '#features/users/forgotten/password-requests.service.ts'
import { moveAccounts, type MoveAccountsPorts } from '#features/users/passwords/move-accounts.ts'
import { replaceCredentials } from '#features/users/passwords/replace-credentials.ts'
import { usersRepository } from '#features/users/users.repository.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import type { UnreadableDocuments } from '#platform/observing/unreadable-documents.ts'
import type { Network } from '#platform/outside/public-addresses.ts'
import { connectImports } from './connect-imports.ts'
import type { Mailing } from './connect-mailing.ts'
import { connectDesk } from './connect-orders.ts'
import { connectProducts } from './connect-products.ts'
import { connectReports } from './connect-reports.ts'

/** Reads messages as orders, and the codes of printed lists in them. */
const connectReading = (connect: Connect, catalog: () => Promise<CatalogIndex>) => ({
  reading: readingService({ catalog, paperCodes: paperCodesRepository(connect).products }),
  paperCodes: paperCodesService({ transact: paperCodesTransactions(connect), catalog }),
})

type Others = {
  settings: SettingsService
  content: ContentService
  accounts: Accounts
  credentials: MoveAccountsPorts['credentials']
  /** Notified of the admin area's writes. */
  catalog: CatalogReplica
  offers: OffersService
  quoting: Quoting
  source: Pick<CatalogSource, 'readProducts'>
  files: ImageFiles
  mailing: Pick<Mailing, 'emailConfirmation'>
  erasing: EraseAccount
  /** Fetches the pictures of imports. */
  network: Network
  unreadable: UnreadableDocuments
}

type Undo = Pick<ReturnType<typeof editingService>, 'undo'>

/** Chooses the undo by the batch's name, which shows what was changed. */
const undoOf =
  ({ settings, content }: Pick<Others, 'settings' | 'content'>, editing: Undo) =>
  (batch: string, by: Caller) => {
    if (isOfSettings(batch)) return settings.undo(batch, by)
    return isOfPage(batch) ? content.undo(batch, by) : editing.undo(batch, by)
  }

const figuresOf = (connect: Connect) =>
  orderFigures({ ...orderFiguresRepository(connect), ...storedFiguresRepository(connect) })

export const connectAdmin = (context: OrdersContext, others: Others) => {
  const { connect, siteUrl, clock, log } = context
  const { accounts, credentials, catalog, mailing } = others
  const { editing, ...goods } = connectProducts(context, others)
  const orders = adminOrdersRepository(connect, clock)
  const figures = figuresOf(connect)
  const users = usersRepository(connect)
  const transact = accountTransactions(connect)
  const backup = backupService(context)
  const desk = connectDesk(context, catalog)
  const reporting = connectReports(context, { ...goods, catalog, figures, newest: orders.newest })
  const today = todayService(context, {
    counts: desk.orders.counts,
    countUnpaid: remittancesRepository(connect).countUnpaid,
    stock: async () => (await reporting.reports.stock({})).rows,
    complaints: countGrievances(connect),
    countProducts: async () => (await catalog.withDrafts()).published.rows.size,
    backup: backup.state,
  })

  return {
    settings: others.settings,
    content: others.content,
    offers: others.offers,
    editing: { ...editing, undo: undoOf(others, editing) },
    ...goods,
    imports: connectImports(context, { ...others, ...goods }),
    ...desk,
    ...connectReading(connect, () => catalog.current()),
    ...reporting,
    today,
    digest: digestService(context, today),
    phoneOrders: phoneOrdersService(
      context,
      others.quoting,
      async (userId) => (await users.find(userId)) !== undefined,
    ),
    users: adminUsersService({
      accounts,
      users,
      ...adminUserListRepository(connect),
      transact,
      replaceCredentials: replaceCredentials({ accounts, credentials, clock }),
      ordersOf: figures.ofCustomer,
      troublesOf: orders.troublesOf,
      erasing: others.erasing,
      announceEmail: mailing.emailConfirmation.announce,
      siteUrl,
      clock,
      log,
    }),
    passwordRequests: passwordRequestsService(context),
    moveAccounts: moveAccounts({ accounts, credentials, clock }),
    appointAdmin: appointAdmin({ accounts, users, transact, clock }),
    audit: auditService(context),
    status: statusService(context, {
      catalog: async () => {
        const { live } = await catalog.current()
        return { products: live.count(), ageMs: catalog.ageMs() }
      },
      unreadable: others.unreadable.ids,
    }),
    backup,
    subscribers: subscribersService(context),
    waitingPhones: waitingPhonesService(context),
    orphans: orphansRepository(connect, context.storage),
  }
}

export type AdminArea = ReturnType<typeof connectAdmin>
