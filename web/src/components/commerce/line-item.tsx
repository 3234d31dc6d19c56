import type { Named } from '@bartan/contract/products/names'
import type { ProductId } from '@bartan/contract/products/product-id'
import { rupeesTotal, type Rupees } from '@bartan/contract/shared/money'
import type { ReactNode } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { Note, TextLink } from '#components/ui/elements.tsx'
import { useText } from '#components/ui/texts.ts'
import { paths } from '#lib/paths.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { formatRupees } from './format-rupees.ts'
import { ProductImage } from './product-image.tsx'
import { nameOf } from './product-name.ts'

const styles = {
  root: grid({
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'start',
    py: '4',
    listStyleType: 'none',
    _first: { pt: 0 },
    _last: { pb: 0 },
    '& + &': { borderTopWidth: '1px' },
  }),
  faded: css({ opacity: 0.5 }),
  nameAndSum: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    lineHeight: 'snug',
  }),
  // Touch target of full height, without making the line taller.
  link: css({ my: '-12px', py: '12px', minW: '0', fontWeight: 'semibold' }),
  // A very long name must not push other lines out of view.
  name: css({ overflowWrap: 'anywhere', lineClamp: '3' }),
  sum: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', flexShrink: '0' }),
}

/** A line of a cart, checkout or order. */
export type Line = Named & {
  productId: ProductId
  image: string
  price: Rupees
  /** The line's share of an order's discount. */
  discount?: Rupees | undefined
  size: string
  color: string
  quantity: number
}

type LineItemProps = {
  line: Line
  /** Controls of a cart line. Without them the quantity is shown as text. */
  children?: ReactNode
  /** Actions on an ordered line. */
  footer?: ReactNode
  /** For unavailable lines: muted, without a sum. */
  isFaded?: boolean
}

export const LineItem = ({ line, children, footer, isFaded = false }: LineItemProps) => {
  const t = useText()
  const choice = choiceOf(t.language, line)
  const sum = rupeesTotal([line])
  return (
    <li className={styles.root}>
      <div className={cx(isFaded && styles.faded)}>
        <ProductImage image={{ url: line.image, altText: '' }} sizes="72px" />
      </div>
      <div className={css({ minW: '0' })}>
        <div className={styles.nameAndSum}>
          <TextLink className={styles.link} tone="plain" to={paths.product(line.productId, line)}>
            <span className={styles.name}>{nameOf(t.language, line)}</span>
          </TextLink>
          {!isFaded && <span className={styles.sum}>{formatRupees(sum)}</span>}
        </div>
        <Note className={css({ mt: '1' })}>
          {choice && <span>{choice}</span>}
          {!children && (
            <span>
              {choice && ' · '}
              {t('quantity', { count: line.quantity })}
            </span>
          )}
          {line.quantity > 1 && !isFaded && (
            <span> · {t('each', { price: formatRupees(line.price) })}</span>
          )}
        </Note>
        {line.discount !== undefined && line.discount > 0 && (
          <p className={css({ fontSize: 'sm', color: 'success' })}>
            {t('lineDiscount', { sum: formatRupees(line.discount) })}
          </p>
        )}
        {children}
        {footer}
      </div>
    </li>
  )
}
