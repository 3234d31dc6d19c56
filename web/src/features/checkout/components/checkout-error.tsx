import { isSameLine } from '@bartan/contract/cart/rules'
import type { FaultyLine } from '@bartan/contract/shared/error-reply'
import type { Language } from '@bartan/contract/shop/languages'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import type { Line } from '#components/commerce/line-item.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Button } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { ApiError, messageAbout, messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText, textIn } from '../texts.ts'
import { useFocusOn } from '../use-focus-on.ts'

const styles = {
  settled: css({
    px: '4',
    py: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'success',
    bg: 'success.tint',
    borderRadius: 'md',
  }),
  root: css({ p: '4', bg: 'danger.tint', borderRadius: 'md' }),
  message: css({ fontWeight: 'semibold', color: 'danger' }),
  item: wrap({ align: 'center', justify: 'space-between', gap: '2', fontSize: 'sm' }),
  pressAgain: css({ mt: '3', fontSize: 'sm' }),
}

export type Adjust = (line: FaultyLine, quantity: number) => void

const faultText = (
  language: Language,
  { available, priceWas, price, quantity }: FaultyLine,
  isLimited: boolean,
): string => {
  if (price !== undefined && priceWas !== undefined)
    return textIn(language, 'priceNow', { was: formatRupees(priceWas), now: formatRupees(price) })
  if (available) return textIn(language, 'onlySome', { available, quantity })
  return isLimited ? '' : textIn(language, 'soldOut')
}

const Remedy = ({ line, onAdjust }: { line: FaultyLine; onAdjust: Adjust }) => {
  const t = useText()
  const { available } = line
  if (available === undefined) return null
  return (
    <Button variant="outline" size="sm" onClick={() => onAdjust(line, available)}>
      {available === 0 ? t('remove') : t('take', { count: available })}
    </Button>
  )
}

/** Tells whether the cart no longer exceeds the stock of any reported line. */
const isSettled = (faults: readonly FaultyLine[], lines: readonly Line[]): boolean =>
  faults.length > 0 &&
  faults.every(({ available, ...fault }) => {
    const wanted = lines.find((line) => isSameLine(line, fault))?.quantity ?? 0
    return available !== undefined && wanted <= available
  })

const Settled = () => {
  const text = useSpecText()
  const t = useText()
  return (
    <p className={styles.settled} ref={useFocusOn<HTMLParagraphElement>('settled')} tabIndex={-1}>
      {t('settled', { button: text('orderNow') })}
    </p>
  )
}

type CheckoutErrorProps = {
  error: Error
  cartLines: readonly Line[]
  onAdjust: Adjust
}

/** Why the checkout can't continue, the lines concerned, and what to do about each. */
export const CheckoutError = ({ error, cartLines, onAdjust }: CheckoutErrorProps) => {
  const text = useSpecText()
  const t = useText()
  const box = useFocusOn<HTMLDivElement>(error)
  const lines = error instanceof ApiError ? error.lines : []
  const isAboutPrices = error instanceof ApiError && error.code === 'price_changed'
  const isLimited = error instanceof ApiError && error.code === 'order_limit'
  if (isSettled(lines, cartLines)) return <Settled />
  // Offline, the pressed button gets the focus back for another try.
  if (error instanceof ApiError && error.status === 0)
    return <FormAlert tone="info">{messageOf(t.language, error)}</FormAlert>
  return (
    <div className={styles.root} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.message}>{messageAbout(t.language, error, cartLines)}</p>
      {lines.length > 0 && (
        <ul className={grid({ mt: '3', gap: '3' })}>
          {lines.map((line) => (
            <li className={styles.item} key={`${line.productId} ${line.size} ${line.color}`}>
              <span>
                <strong>
                  {[
                    nameOf(t.language, cartLines.find((one) => isSameLine(one, line)) ?? line),
                    choiceOf(t.language, line),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </strong>{' '}
                {faultText(t.language, line, isLimited)}
              </span>
              <Remedy line={line} onAdjust={onAdjust} />
            </li>
          ))}
        </ul>
      )}
      {isAboutPrices && (
        <p className={styles.pressAgain}>{t('pressAgain', { button: text('orderNow') })}</p>
      )}
    </div>
  )
}
