import type { Sale } from '@bartan/contract/offers/offer'
import type { Connect } from '#database/connect.ts'
import type { Caller } from '#domain/caller.ts'
import type { Pricing } from '#domain/stock/with-current-price.ts'
import { auditService } from '#features/audit/audit.service.ts'
import { waitingPhonesService } from '#features/back-in-stock/waiting-phones.service.ts'
import { phoneOrderTransactions } from '#features/checkout/phone-order-unit.repository.ts'
import { phoneOrdersService } from '#features/checkout/phone-orders.service.ts'
import type { Quoting } from '#features/checkout/quoting.ts'
import type { ContentService } from '#features/content/content.service.ts'
import { isOfPage } from '#features/content/undo-page.ts'
import type { ImageFiles } from '#features/images/image-files.ts'
import { orphansRepository } from '#features/images/orphans.repository.ts'
import { subscribersService } from '#features/newsletter/subscribers.service.ts'
import type { OffersService } from '#features/offers/offers.service.ts'
import { adminOrdersRepository } from '#features/orders/admin/admin-orders.repository.ts'
import { orderFiguresRepository } from '#features/orders/figures/order-figures.repository.ts'
import { orderFigures } from '#features/orders/figures/order-figures.ts'
import { storedFiguresRepository } from '#features/orders/figures/stored-figures.repository.ts'
import type { OrdersContext } from '#features/orders/orders-context.ts'
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
import { statusRepository } from '#features/status/status.repository.ts'
import { statusService } from '#features/status/status.service.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { adminUserListRepository } from '#features/users/admin/admin-user-list.repository.ts'
import { adminUsersService } from '#features/users/admin/admin-users.service.ts'
import { appointAdmin } from '#features/users/admin/appoint-admin.ts'
import type { EraseAccount } from '#features/users/erasing/erase-account.ts'
import { passwordRequestsRepository } from '#features/users/forgotten/password-requests.repository.ts'
import { passwordRequestsService } from '#features/users/forgotten/password-requests.service.ts'
import { moveAccounts, type MoveAccountsPorts } from '#features/users/passwords/move-accounts.ts'
import { replaceCredentials } from '#features/users/passwords/replace-credentials.ts'
import { usersRepository } from '#features/users/users.repository.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import type { Log } from '#platform/log.ts'
import type { UnreadableDocuments } from '#platform/observing/unreadable-documents.ts'
import type { Network } from '#platform/outside/public-addresses.ts'
import { connectBackup } from './connect-backup.ts'
import { connectImports } from './connect-imports.ts'
import type { Mailing } from './connect-mailing.ts'
import { connectDesk } from './connect-orders.ts'
import { connectProducts } from './connect-products.ts'
import { connectReports } from './connect-reports.ts'
import { connectToday } from './connect-today.ts'
/** Reads messages as orders, and the codes of printed lists in them. */
const connectReading = (connect: Connect, catalog: () => Promise<CatalogIndex>) => ({
  reading: readingService({ catalog, paperCodes: paperCodesRepository(connect).products }),
  paperCodes: paperCodesService({ transact: paperCodesTransactions(connect), catalog }),
})

type Platform = {
  config: Config
  settings: SettingsService
  content: ContentService
  connect: Connect
  accounts: Accounts
  credentials: MoveAccountsPorts['credentials']
  storage: ImageStore
  ordering: OrdersContext
  /** Notified of the admin area's writes. */
  catalog: CatalogReplica
  offers: OffersService
  quoting: Quoting
  sales: () => Promise<readonly Sale[]>
  pricing: () => Promise<Pricing>
  productsChanged: (ids: string[]) => Promise<void>
  source: Pick<CatalogSource, 'readProducts'>
  files: ImageFiles
  mailing: Pick<Mailing, 'emailConfirmation'>
  erasing: EraseAccount
  /** Fetches the pictures of imports. */
  network: Network
  unreadable: UnreadableDocuments
  clock: Clock
  log: Log
}

const connectPasswordRequests = ({ connect, ordering, clock }: Platform) =>
  passwordRequestsService({
    ...passwordRequestsRepository(connect),
    transact: accountTransactions(connect),
    siteUrl: ordering.siteUrl,
    clock,
  })

const connectStatus = ({ connect, catalog, config, settings, unreadable, clock }: Platform) =>
  statusService({
    status: statusRepository(connect),
    catalog: async () => {
      const { live } = await catalog.current()
      return { products: live.count(), ageMs: catalog.ageMs() }
    },
    project: config.projectId,
    revision: config.revision,
    unreadable: unreadable.ids,
    settings: settings.current,
    clock,
  })

type Undo = Pick<ReturnType<typeof editingService>, 'undo'>

/** Chooses the undo by the batch's name, which shows what was changed. */
const undoOf =
  ({ settings, content }: Pick<Platform, 'settings' | 'content'>, editing: Undo) =>
  (batch: string, by: Caller) => {
    if (isOfSettings(batch)) return settings.undo(batch, by)
    return isOfPage(batch) ? content.undo(batch, by) : editing.undo(batch, by)
  }

const figuresOf = (connect: Connect) =>
  orderFigures({ ...orderFiguresRepository(connect), ...storedFiguresRepository(connect) })

const connectPhoneOrders = ({
  connect,
  settings,
  quoting,
  pricing,
  productsChanged,
  clock,
}: Platform) =>
  phoneOrdersService({
    transact: phoneOrderTransactions(connect),
    settings: () => settings.current(),
    quoting,
    pricing,
    hasAccount: async (userId) => (await usersRepository(connect).find(userId)) !== undefined,
    productsChanged,
    clock,
  })

export const connectAdmin = (platform: Platform) => {
  const { connect, accounts, credentials, storage, ordering, mailing, clock, log } = platform
  const { editing, ...goods } = connectProducts(platform)
  const orders = adminOrdersRepository(connect, clock)
  const figures = figuresOf(connect)
  const users = usersRepository(connect)
  const transact = accountTransactions(connect)
  const backup = connectBackup(platform)
  const desk = connectDesk(ordering, platform.catalog)

  const reporting = connectReports(ordering, {
    ...goods,
    catalog: platform.catalog,
    figures,
    newest: orders.newest,
  })

  return {
    settings: platform.settings,
    content: platform.content,
    offers: platform.offers,
    editing: { ...editing, undo: undoOf(platform, editing) },
    ...goods,
    imports: connectImports({ ...platform, ...goods }),
    ...desk,
    ...connectReading(connect, () => platform.catalog.current()),
    ...reporting,
    ...connectToday({
      ...platform,
      orders: desk.orders,
      reports: reporting.reports,
      backup,
      siteUrl: ordering.siteUrl,
    }),
    phoneOrders: connectPhoneOrders(platform),
    users: adminUsersService({
      accounts,
      users,
      ...adminUserListRepository(connect),
      transact,
      replaceCredentials: replaceCredentials({ accounts, credentials, clock }),
      ordersOf: figures.ofCustomer,
      troublesOf: orders.troublesOf,
      erasing: platform.erasing,
      announceEmail: mailing.emailConfirmation.announce,
      siteUrl: ordering.siteUrl,
      clock,
      log,
    }),
    passwordRequests: connectPasswordRequests(platform),
    moveAccounts: moveAccounts({ accounts, credentials, clock }),
    appointAdmin: appointAdmin({ accounts, users, transact, clock }),
    audit: auditService(ordering),
    status: connectStatus(platform),
    backup,
    subscribers: subscribersService(ordering),
    waitingPhones: waitingPhonesService(ordering),
    orphans: orphansRepository(connect, storage),
  }
}

export type AdminArea = ReturnType<typeof connectAdmin>
