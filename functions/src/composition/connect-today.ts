import type { Connect } from '#database/connect.ts'
import type { BackupService } from '#features/backup/backup.service.ts'
import { countGrievances } from '#features/grievances/grievance-counts.repository.ts'
import type { AdminOrdersService } from '#features/orders/admin/admin-orders.service.ts'
import { remittancesRepository } from '#features/orders/remittances/remittances.repository.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { ReportsService } from '#features/reports/reports.service.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { digestRepository } from '#features/today/digest.repository.ts'
import { digestService } from '#features/today/digest.service.ts'
import { openSteps } from '#features/today/open-steps.ts'
import { todayService } from '#features/today/today.service.ts'
import type { Clock } from '#platform/clock.ts'

type Platform = {
  connect: Connect
  settings: Pick<SettingsService, 'current'>
  catalog: Pick<CatalogReplica, 'withDrafts'>
  orders: Pick<AdminOrdersService, 'counts'>
  reports: Pick<ReportsService, 'stock'>
  backup: Pick<BackupService, 'state'>
  siteUrl: string
  clock: Clock
}

/** What waits for a hand, from where it is counted. */
export const connectToday = (platform: Platform) => {
  const { connect, settings, catalog, orders, reports, backup, siteUrl, clock } = platform
  const today = todayService({
    counts: orders.counts,
    countUnpaid: remittancesRepository(connect).countUnpaid,
    stock: async () => (await reports.stock({})).rows,
    complaints: countGrievances(connect),
    settings: settings.current,
    openSteps: async () => {
      const [current, { published }, { due }] = await Promise.all([
        settings.current(),
        catalog.withDrafts(),
        backup.state(),
      ])
      return openSteps({ settings: current, products: published.rows.size, isBackupDue: due })
    },
    clock,
  })
  return {
    today,
    digest: digestService({
      ...digestRepository(connect),
      today,
      settings: settings.current,
      siteUrl,
      clock,
    }),
  }
}
