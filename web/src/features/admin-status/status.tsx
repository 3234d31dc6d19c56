import type { Status } from '@bartan/contract/status/endpoints'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDot, TriangleAlert } from 'lucide-react'
import { Card, OutsideLink } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css, cx } from '#styled-system/css'
import { flex, grid } from '#styled-system/patterns'
import { statusRows, type StatusRow } from './status-rows.ts'
import { useText } from './texts.ts'

/** Polling interval in milliseconds. */
const AGAIN_MS = 30_000

const statusQuery = () =>
  queryOptions({
    queryKey: adminKey('status'),
    queryFn: ({ signal }) => call('GET /api/admin/status', {}, { signal }),
    refetchInterval: AGAIN_MS,
  })

const styles = {
  summary: css({ mb: '4', fontWeight: 'semibold' }),
  row: grid({
    gridTemplateColumns: { base: '1', md: '16rem minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '1',
    p: '4',
    '& + &': { borderTopWidth: '1px' },
  }),
  label: flex({ gap: '3', '& svg': { flexShrink: '0', mt: '0.5' } }),
  bad: css({ color: 'danger' }),
  plain: css({ color: 'ink.soft' }),
  // Aligned with the label, not with its icon.
  text: css({ pl: { base: '8', md: '0' }, overflowWrap: 'anywhere' }),
}

const SIZE = 20

const Mark = ({ isFine }: Pick<StatusRow, 'isFine'>) => {
  if (isFine === undefined) return <CircleDot size={SIZE} className={styles.plain} aria-hidden />
  return isFine ? (
    <CircleCheck size={SIZE} className={css({ color: 'success' })} aria-hidden />
  ) : (
    <TriangleAlert size={SIZE} className={styles.bad} aria-hidden />
  )
}

const Row = ({ label, text, isFine }: StatusRow) => (
  <div className={styles.row}>
    <dt className={styles.label}>
      <Mark isFine={isFine} />
      {label}
    </dt>
    <dd className={cx(styles.text, isFine === false ? styles.bad : styles.plain)}>{text}</dd>
  </div>
)

const usageOf = (project: string) =>
  `https://console.cloud.google.com/firestore/databases/-default-/usage?project=${encodeURIComponent(project)}`

const Rows = ({ status, askedAt }: { status: Status; askedAt: number }) => {
  const t = useText()
  const rows = statusRows(t.language, status, askedAt)
  const count = rows.filter(({ isFine }) => isFine === false).length
  return (
    <>
      <p className={styles.summary}>{count === 0 ? t('fine') : t('look', { count })}</p>
      <Card as="dl" padding="none">
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </Card>
      {status.deployed && (
        <p className={css({ mt: '4' })}>
          <OutsideLink href={usageOf(status.project)}>{t('quotas')}</OutsideLink>
        </p>
      )}
    </>
  )
}

/** The shop's systems: faults, the last deploy and the last backup. */
export const ShopStatus = () => {
  const load = useQuery(statusQuery())
  return (
    <LoadState load={load}>
      {(status) => <Rows status={status} askedAt={load.dataUpdatedAt} />}
    </LoadState>
  )
}
