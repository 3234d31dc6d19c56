import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { paths } from '#lib/paths.ts'
import { css, cva } from '#styled-system/css'
import { orderCountsQuery } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'
import { addressOfView, viewNamed } from '../list/views.ts'
import { AlertsSwitch } from './alerts-switch.tsx'

const styles = {
  list: css({
    display: 'grid',
    gap: '2',
    gridTemplateColumns: {
      base: '2',
      sm: '3',
      // The last has the most words.
      xl: 'repeat(6, minmax(0, 1fr)) minmax(0, 2.4fr)',
    },
    '& > :last-child': { gridColumn: { base: '1 / -1', xl: 'auto' } },
  }),
  amount: css({
    display: 'block',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
  }),
}

const tile = cva({
  base: {
    display: 'block!',
    h: 'full',
    px: '3',
    py: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    color: 'ink.soft',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
    transition: 'quick',
    _hover: { borderColor: 'teal' },
  },
  variants: {
    waits: { true: { color: 'teal.deep', bg: 'teal.mist', borderColor: 'teal.tint' } },
  },
})

type TileProps = { to: string; amount: number | string | undefined; label: string }

const Tile = ({ to, amount, label }: TileProps) => (
  <li>
    <Link className={tile({ waits: amount !== undefined && amount !== 0 })} to={to}>
      <span className={styles.amount}>{amount ?? '–'}</span> {label}
    </Link>
  </li>
)

const WORK = ['toConfirm', 'toPack', 'toShip', 'onTheWay', 'returns'] as const

/** Today's tasks, each with a link to its list. */
export const Today = ({ lowStock }: { lowStock: number | undefined }) => {
  const t = useText()
  const { data: counts } = useQuery(orderCountsQuery())
  return (
    <section aria-label={t('today')}>
      <ul className={styles.list}>
        {WORK.map((id) => (
          <Tile
            key={id}
            to={addressOfView(id)}
            amount={counts && (viewNamed(id).count?.(counts) ?? 0)}
            label={t(`today.${id}`)}
          />
        ))}
        <Tile
          to={`${paths.adminProducts}?stock=low&sortBy=stockAsc`}
          amount={lowStock}
          label={t('today.low')}
        />
        <Tile
          to={addressOfView('onTheWay')}
          amount={counts && formatRupees(counts.toCollect)}
          label={t('today.toCollect')}
        />
      </ul>
      <AlertsSwitch />
    </section>
  )
}
