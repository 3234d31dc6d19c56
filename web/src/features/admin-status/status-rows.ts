import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Status } from '@bartan/contract/status/schema'
import { formatMoment } from '#components/ui/format-date.ts'
import { t } from './texts.ts'

/** A line of the page; `isFine` is undefined where there is nothing to judge. */
export type StatusRow = { label: string; text: string; isFine?: boolean }

/** docs/operations.md asks for one a week. */
const OLD_EXPORT_DAYS = 8
/** The catalog in memory is looked up again after five; a slow answer is no fault yet. */
const OLD_CATALOG_SECONDS = 30

const exportRow = ({ exported }: Status, now: number): Omit<StatusRow, 'label'> => {
  if (!exported) return { text: t('neverExported'), isFine: false }
  const days = Math.floor((now - Date.parse(exported.at)) / DAY_MS)
  const moment = formatMoment(exported.at)
  if (days >= OLD_EXPORT_DAYS) return { text: t('oldExport', { moment, days }), isFine: false }
  return { text: moment, isFine: true }
}

const mailRow = ({ mails: { waiting, failed } }: Status): Omit<StatusRow, 'label'> => {
  const texts = [
    ...(failed > 0 ? [t('mailsFailed', { count: failed })] : []),
    ...(waiting > 0 ? [t('mailsWaiting', { count: waiting })] : []),
  ]
  return { text: texts.join(' · ') || t('mailsFine'), isFine: failed === 0 }
}

/** It is looked through every night. */
const OLD_RETENTION_MS = 3 * DAY_MS

const retentionRow = ({ retention }: Status, now: number): Omit<StatusRow, 'label'> => {
  if (!retention) return { text: t('neverRemoved') }
  const count = Object.values(retention.removed).reduce((sum, removed) => sum + removed, 0)
  const text = t('removed', { moment: formatMoment(retention.at), count })
  return { text, isFine: now - Date.parse(retention.at) < OLD_RETENTION_MS }
}

const catalogRow = ({ instance }: Status): Omit<StatusRow, 'label'> => {
  const { products, catalogSeconds: seconds } = instance
  const isFine = seconds < OLD_CATALOG_SECONDS
  return { text: t(isFine ? 'catalogAge' : 'catalogOld', { products, seconds }), isFine }
}

/** What an admin should know of the shop's own works, in the order in which it would be mended. */
export const statusRows = (status: Status, now: number): StatusRow[] => {
  const { deployed, migrations, instance } = status
  const isMigrated = migrations.open.length === 0
  return [
    { label: t('mails'), ...mailRow(status) },
    { label: t('exported'), ...exportRow(status, now) },
    {
      label: t('migrations'),
      text: isMigrated ? t('migrated') : t('notMigrated', { names: migrations.open.join(', ') }),
      isFine: isMigrated,
    },
    { label: t('retention'), ...retentionRow(status, now) },
    { label: t('catalog'), ...catalogRow(status) },
    {
      label: t('deployed'),
      text: deployed
        ? t('deployedAs', { moment: formatMoment(deployed.at), version: deployed.version })
        : t('neverDeployed'),
    },
    {
      label: t('instance'),
      text: t('startedAt', {
        revision: instance.revision,
        moment: formatMoment(instance.startedAt),
      }),
    },
  ]
}
