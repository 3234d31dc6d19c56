import type { RemittanceReply } from '@bartan/contract/cash/remittance-endpoints'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { translateReason } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../parcels-texts.ts'

const styles = {
  matched: css({ fontWeight: 'semibold' }),
  soft: css({ color: 'ink.soft' }),
}

type RowsProps = { title: string; rows: readonly (readonly [text: string, number?: string])[] }

/** Rows of the file; one with an order number links to that order. */
const Rows = ({ title, rows }: RowsProps) =>
  rows.length > 0 && (
    <section aria-label={title}>
      <p className={css({ fontWeight: 'semibold' })}>{`${title} (${rows.length})`}</p>
      <ul className={grid({ gap: '1', maxH: '40dvh', overflowY: 'auto' })}>
        {rows.map(([text, number]) => (
          <li className={css({ overflowWrap: 'anywhere' })} key={text}>
            {number === undefined ? (
              text
            ) : (
              <TextLink to={paths.adminOrdersOf(number)} target="_blank">
                {text}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

/** Parcels that a courier's file pays, and rows that don't match. */
export const RemittanceResult = ({
  matched,
  short,
  over,
  unknown,
  twice,
  adjustments,
  faulty,
  unsure,
  columns,
}: RemittanceReply) => {
  const t = useText()
  const unequal = ({ number, awb, paid, expected }: RemittanceReply['short'][number]) =>
    [
      t('unequal', {
        number,
        awb: awb || t('noAwb'),
        paid: formatRupees(paid),
        expected: formatRupees(expected),
      }),
      number,
    ] as const
  const row = ({ row: line, awb }: RemittanceReply['unknown'][number]) =>
    [t('row', { row: line, awb: awb || t('noAwb') })] as const
  return (
    <div className={grid({ gap: '3', fontSize: 'sm' })} aria-live="polite">
      <p className={styles.matched}>{t('matched', { count: matched })}</p>
      <Rows title={t('short')} rows={short.map(unequal)} />
      <Rows title={t('over')} rows={over.map(unequal)} />
      <Rows title={t('unknown')} rows={unknown.map(row)} />
      <Rows title={t('twice')} rows={twice.map(row)} />
      <Rows
        title={t('adjustments')}
        rows={adjustments.map(({ row: line, text, amount }) => [
          t('row', { row: line, awb: `${text}: ${formatRupees(amount)}` }),
        ])}
      />
      <Rows
        title={t('faulty')}
        rows={faulty.map(({ row: line, field, ...why }) => [
          t('row', { row: line, awb: `${field}: ${translateReason(t.language, why)}` }),
        ])}
      />
      {unsure && (
        <p className={styles.matched} role="alert">
          {t('unsure', { column: columns.collected ?? '' })}
        </p>
      )}
      {unknown.length + twice.length > 0 && <p className={styles.soft}>{t('leftOut')}</p>}
    </div>
  )
}
