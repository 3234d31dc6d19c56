import { useQuery } from '@tanstack/react-query'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { Card, Heading, TextLink } from '#components/ui/elements.tsx'
import { NoticeCard } from '#components/ui/layout/notice-card.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { flex, grid } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'
import { todayQuery } from './today-query.ts'

/** The most variants that are named; the list has the rest. */
const NAMED = 5

const styles = {
  list: grid({ gap: '2', my: '3', fontSize: 'sm', listStyleType: 'none' }),
  left: css({ flexShrink: '0', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' }),
}

/** Money that couriers hold too long, and that customers wait for. */
export const MoneyNotices = () => {
  const t = useText()
  const { overdue = 0, refundsDue = 0 } = useQuery(todayQuery()).data?.money ?? {}
  return (
    <>
      {overdue > 0 && (
        <NoticeCard
          text={t('today.overdue', { count: overdue })}
          to={adminPaths.cash}
          linkText={t('today.toCash')}
        />
      )}
      {refundsDue > 0 && (
        <NoticeCard
          text={t('today.refundsDue', { count: refundsDue })}
          to={`${adminPaths.returns}?returns=refund_due`}
          linkText={t('today.toReturns')}
        />
      )}
    </>
  )
}

/** What sells and runs out, with how much to buy. */
export const RunsOut = () => {
  const t = useText()
  const stock = useQuery(todayQuery()).data?.stock ?? []
  if (stock.length === 0) return null
  return (
    <Card>
      <Heading size="small">{t('today.runsOut')}</Heading>
      <ul className={styles.list}>
        {stock.slice(0, NAMED).map(({ sku, name, countInStock, reorder, ...choice }) => (
          <li key={`${sku} ${name}`} className={flex({ justify: 'space-between', gap: '3' })}>
            <span className={css({ overflowWrap: 'anywhere' })}>
              {[name, choiceOf(t.language, choice)].filter(Boolean).join(', ')}
            </span>
            <span className={styles.left}>{t('today.left', { countInStock, reorder })}</span>
          </li>
        ))}
      </ul>
      <TextLink to={`${adminPaths.products}?stock=low&sortBy=stockAsc`}>
        {t('today.allLow')}
      </TextLink>
    </Card>
  )
}
