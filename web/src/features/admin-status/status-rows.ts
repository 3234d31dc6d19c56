import { BACKUP_DAYS } from '@bartan/contract/backup/rules'
import { rupees } from '@bartan/contract/shared/money'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Language } from '@bartan/contract/shop/languages'
import type { Status } from '@bartan/contract/status/endpoints'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { textIn } from './texts.ts'

/** A line of the status page; `isFine` is undefined if there is nothing to judge. */
export type StatusRow = { label: string; text: string; isFine?: boolean }

/** The catalog in memory refreshes after five seconds; a slow refresh is no fault yet. */
const OLD_CATALOG_SECONDS = 30

const exportRow = (
  language: Language,
  { exported }: Status,
  now: number,
): Omit<StatusRow, 'label'> => {
  if (!exported) return { text: textIn(language, 'neverExported'), isFine: false }
  const days = Math.floor((now - Date.parse(exported.at)) / DAY_MS)
  const moment = formatMoment(language, exported.at)
  if (days >= BACKUP_DAYS)
    return { text: textIn(language, 'oldExport', { moment, days }), isFine: false }
  return { text: moment, isFine: true }
}

const mailRow = (
  language: Language,
  { mails: { waiting, failed } }: Status,
): Omit<StatusRow, 'label'> => {
  const texts = [
    ...(failed > 0 ? [textIn(language, 'mailsFailed', { count: failed })] : []),
    ...(waiting > 0 ? [textIn(language, 'mailsWaiting', { count: waiting })] : []),
  ]
  return { text: texts.join(' · ') || textIn(language, 'mailsFine'), isFine: failed === 0 }
}

/** What went out by itself this month, and about what it costs. */
const messageRows = (language: Language, { whatsapp }: Status): StatusRow[] => {
  if (!whatsapp) return []
  const { sent, failed, cost } = whatsapp
  const texts = [
    textIn(language, 'messagesSent', { count: sent }),
    ...(cost === undefined ? [] : [formatRupees(rupees(cost))]),
    ...(failed > 0 ? [textIn(language, 'messagesFailed', { count: failed })] : []),
  ]
  return [{ label: textIn(language, 'messages'), text: texts.join(' · ') }]
}

/** The clean-up runs every morning. */
const OLD_RETENTION_MS = 3 * DAY_MS

const retentionRow = (
  language: Language,
  { retention }: Status,
  now: number,
): Omit<StatusRow, 'label'> => {
  if (!retention) return { text: textIn(language, 'neverRemoved') }
  const count = Object.values(retention.removed).reduce((sum, removed) => sum + removed, 0)
  const text = textIn(language, 'removed', { moment: formatMoment(language, retention.at), count })
  return { text, isFine: now - Date.parse(retention.at) < OLD_RETENTION_MS }
}

const catalogRow = (language: Language, { instance }: Status): Omit<StatusRow, 'label'> => {
  const { products, catalogSeconds: seconds } = instance
  const isFine = seconds < OLD_CATALOG_SECONDS
  return {
    text: textIn(language, isFine ? 'catalogAge' : 'catalogOld', { products, seconds }),
    isFine,
  }
}

const SHOWN_IDS = 5

/** A server of an earlier release doesn't report this. */
const unreadableRows = (
  language: Language,
  { instance: { unreadable = [] } }: Status,
): StatusRow[] =>
  unreadable.length === 0
    ? []
    : [
        {
          label: textIn(language, 'unreadable'),
          text: textIn(language, 'unreadableIds', {
            count: unreadable.length,
            ids: unreadable.slice(0, SHOWN_IDS).join(', '),
          }),
          isFine: false,
        },
      ]

/** State of the shop's systems, in the order in which to fix them. */
export const statusRows = (language: Language, status: Status, now: number): StatusRow[] => {
  const { deployed, migrations, instance } = status
  const isMigrated = migrations.open.length === 0
  return [
    { label: textIn(language, 'mails'), ...mailRow(language, status) },
    ...messageRows(language, status),
    { label: textIn(language, 'exported'), ...exportRow(language, status, now) },
    {
      label: textIn(language, 'migrations'),
      text: isMigrated
        ? textIn(language, 'migrated')
        : textIn(language, 'notMigrated', { names: migrations.open.join(', ') }),
      isFine: isMigrated,
    },
    ...unreadableRows(language, status),
    { label: textIn(language, 'retention'), ...retentionRow(language, status, now) },
    { label: textIn(language, 'catalog'), ...catalogRow(language, status) },
    {
      label: textIn(language, 'deployed'),
      text: deployed
        ? textIn(language, 'deployedAs', {
            moment: formatMoment(language, deployed.at),
            version: deployed.version,
          })
        : textIn(language, 'neverDeployed'),
    },
    {
      label: textIn(language, 'instance'),
      text: textIn(language, 'startedAt', {
        revision: instance.revision,
        moment: formatMoment(language, instance.startedAt),
      }),
    },
  ]
}
