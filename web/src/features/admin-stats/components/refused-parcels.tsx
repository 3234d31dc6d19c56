import type { Rto } from '@bartan/contract/stats/schema'
import { useQuery } from '@tanstack/react-query'
import { nameOf } from '#components/commerce/product-name.ts'
import { Card, Heading, Note } from '#components/ui/elements.tsx'
import { formatMonth } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  tables: grid({
    gap: '5',
    mt: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', md: '2', xl: '3' },
  }),
  table: css({ w: 'full', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' }),
  caption: css({ pb: '2', fontWeight: 'semibold', textAlign: 'start' }),
  name: css({
    py: '1.5',
    pr: '3',
    fontWeight: 'normal',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
  number: css({ py: '1.5', textAlign: 'end', whiteSpace: 'nowrap', color: 'ink.soft' }),
}

const rtoQuery = () => readQuery([...adminKey('stats'), 'rto'], 'GET /api/admin/stats/rto')

type Row = { key: string; name: string; delivered: number; refused: number; rate: number }

/** Maximum number of rows, so that the worst stand out. */
const SHOWN = 6

const Table = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const t = useText()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <tbody>
        {rows.slice(0, SHOWN).map(({ key, name, delivered, refused, rate }) => (
          <tr key={key}>
            <th className={styles.name} scope="row">
              {name}
            </th>
            <td className={styles.number}>
              {t('refusedOf', { refused, all: refused + delivered, rate })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Tables = ({ rto }: { rto: Rto }) => {
  const t = useText()
  const months = rto.months.filter(({ delivered, refused }) => delivered + refused > 0)
  return (
    <div className={styles.tables}>
      <Table
        title={t('rtoByMonth')}
        rows={months.toReversed().map(({ month, ...row }) => ({
          key: month,
          name: formatMonth(t.language, `${month}-15`),
          ...row,
        }))}
      />
      {rto.pins.length > 0 && (
        <Table
          title={t('rtoByPin')}
          rows={rto.pins.map(({ prefix, state, ...row }) => ({
            key: prefix,
            name: [
              prefix === 'other' ? t('otherPins') : `${prefix}…`,
              state && translateValue(t.language, state),
            ]
              .filter(Boolean)
              .join(' · '),
            ...row,
          }))}
        />
      )}
      {rto.products.length > 0 && (
        <Table
          title={t('rtoByProduct')}
          rows={rto.products.map(({ _id, name, nameIn, nameHi, ...row }) => ({
            key: _id,
            name:
              name === undefined ? t('goneProduct') : nameOf(t.language, { name, nameIn, nameHi }),
            ...row,
          }))}
        />
      )}
    </div>
  )
}

/** Places with many refused parcels, the main loss in cash on delivery. */
export const RefusedParcels = () => {
  const t = useText()
  const { data: rto } = useQuery(rtoQuery())
  if (!rto || rto.delivered + rto.refused === 0) return null
  return (
    <Card as="section">
      <Heading size="small">{t('rto')}</Heading>
      <Note className={css({ mt: '1' })}>
        {t('rtoAbout', { refused: rto.refused, all: rto.refused + rto.delivered, rate: rto.rate })}
      </Note>
      <Tables rto={rto} />
    </Card>
  )
}
